type Key = string | number;

/** An element of a list and the row that it shows. */
export interface Slot {
  readonly slot: number;
  readonly row: Key;
}

/**
 * Which element shows which row. A row that stays keeps its element; one that comes takes over that of one that went, so that React writes other texts
 * into it instead of making a new one. Where less than half of them stay, all are written over in their places, which moves none. Whatever happens, the
 * row under a hand or with the focus keeps its element, and nobody takes it over: a press that is under way must not reach another person.
 * @param before elements as they stand on the page
 * @param rows keys of the rows that are drawn now, in their order
 * @param kept keys of the rows whose elements nobody else may have
 */
export function assignSlots(
  before: readonly Slot[],
  rows: readonly Key[],
  kept: ReadonlySet<Key | null>,
): Slot[] {
  const placeOf = new Map(before.map(({ row }, place) => [row, place]));
  const mostStay = rows.filter((row) => placeOf.has(row)).length * 2 >= rows.length;
  const staying = rows.map((row) => (mostStay || kept.has(row) ? placeOf.get(row) : undefined));
  const taken = new Set(staying);
  const free = [...before.keys()].filter(
    (place) => !taken.has(place) && !kept.has(before[place]?.row ?? null),
  );
  const limits = followingOf(staying);
  let fresh = before.reduce((highest, { slot }) => Math.max(highest, slot), -1);
  let offered = 0;
  return rows.map((row, index) => {
    let place = staying[index];
    if (
      place === undefined &&
      (free[offered] ?? Number.POSITIVE_INFINITY) < (limits[index] as number)
    )
      place = free[offered++];
    return { slot: before[place ?? -1]?.slot ?? ++fresh, row };
  });
}

/** For each row the place of the next one that stays: an element from below that could not come to stand above it without moving all between them. */
function followingOf(staying: readonly (number | undefined)[]): number[] {
  const limits: number[] = [];
  let following = Number.POSITIVE_INFINITY;
  for (let index = staying.length - 1; index >= 0; index -= 1) {
    limits[index] = following;
    following = staying[index] ?? following;
  }
  return limits;
}
