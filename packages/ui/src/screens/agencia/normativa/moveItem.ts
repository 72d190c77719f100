/** The list with one item moved; the same list if an index is outside of it. */
export function moveItem<Thing>(
  things: readonly Thing[],
  from: number,
  to: number,
): readonly Thing[] {
  const moved = things[from];
  if (moved === undefined || to < 0 || to >= things.length || from === to) return things;
  const others = things.filter((_, index) => index !== from);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}
