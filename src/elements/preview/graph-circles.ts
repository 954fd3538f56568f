/** The strongly connected parts of a graph, each after all that it leads to (Tarjan). */
export function circlesOf(
  nodes: readonly string[],
  next: (node: string) => readonly string[],
): readonly (readonly string[])[] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open = new Set<string>();

  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    open.add(node);
    for (const other of next(node)) {
      if (!order.has(other)) visit(other);
      if (open.has(other)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(other)!));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = [...open].slice([...open].indexOf(node));
    for (const member of circle) open.delete(member);
    found.push(circle.sort());
  };
  for (const node of nodes) if (!order.has(node)) visit(node);
  return found;
}
