/** Remembers the last result of a pure function: asked again with the very same arguments, it does not compute again. */
export function lastResult<Args extends readonly unknown[], R>(compute: (...args: Args) => R): (...args: Args) => R {
  let last: { readonly args: Args; readonly result: R } | undefined;
  return (...args) => {
    if (!last || args.some((argument, index) => !Object.is(argument, last?.args[index]))) {
      last = { args, result: compute(...args) };
    }
    return last.result;
  };
}
