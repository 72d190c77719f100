/** What somebody carries of a whole, in whole percents. */
export const porcentajeDe = (parte: number, total: number): number =>
  total <= 0 ? 0 : Math.round((parte / total) * 100);

/**
 * How few people carry half of all: so many of those who did most.
 * @param cantidades what each has done, in any order; below 0 counts as 0
 */
export function countMitad(cantidades: readonly number[]): number {
  const sorted = cantidades.map((cantidad) => Math.max(0, cantidad)).sort((a, b) => b - a);
  const total = sorted.reduce((sum, cantidad) => sum + cantidad, 0);
  if (total === 0) return 0;
  let carried = 0;
  return (
    sorted.findIndex((cantidad) => {
      carried += cantidad;
      return carried * 2 >= total;
    }) + 1
  );
}
