/** The maximum number of bubbles that are shown together. */
const SPEAKING = 3;

/**
 * Groups the speakers into turns. A bubble covers the place of its figure and the next place; the
 * bubble of the last figure covers the previous place instead.
 * @param places the places, from 0 in ascending order, of the people with a status
 * @param count the number of all places
 * @returns the places of each turn, whose bubbles do not overlap; each place appears once
 */
export function turnosDeHabla(
  places: readonly number[],
  count: number,
): readonly (readonly number[])[] {
  const startOf = (place: number) => Math.min(place, Math.max(0, count - 2));
  const turns: number[][] = [];
  for (const place of places) {
    const free = turns.find(
      (turn) =>
        turn.length < SPEAKING &&
        turn.every((other) => Math.abs(startOf(other) - startOf(place)) > 1),
    );
    if (free) free.push(place);
    else turns.push([place]);
  }
  return turns;
}
