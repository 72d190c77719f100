export const porcentajeDe = (parte: number, total: number): number =>
  total <= 0 ? 0 : Math.round((parte / total) * 100);

/** The fewest people who together did half of the total. Amounts below 0 count as 0. */
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
