/** Sets or takes away a state that hosts style with `:state(…)`. */
export function setState({ states }: ElementInternals, name: string, on: boolean): void {
  if (on) states.add(name);
  else states.delete(name);
}
