/** At most so many speak at once. */
const SPEAKING = 3;

/**
 * Who speaks together: what somebody says is as wide as two places, theirs and the next; of the last, who has none, theirs and the one before.
 * @param places of those who have something to say, from 0 in their order
 * @param count how many places there are
 * @returns places that speak at once without covering one another, turn by turn; each of them once
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
