/** The most bubbles at once. */
const SPEAKING = 3;

/**
 * Groups the speakers into turns. A bubble covers its own place and the next one; the last figure's
 * covers its own and the previous one.
 * @param places of the people with a status, from 0 in their order
 * @param count the number of places
 * @returns turns of places whose bubbles do not overlap; each place once
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
