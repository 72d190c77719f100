/**
 * Maximum total of promotions, attendances or minutes after an adjustment. No category can require
 * more.
 */
export const TOTAL_MAXIMO = 1_000_000;

/**
 * Whether a change makes a total excessive. A total beyond the maximum may still move towards it.
 */
export const isExcesivo = (antes: number, despues: number): boolean =>
  Math.abs(despues) > TOTAL_MAXIMO && Math.abs(despues) > Math.abs(antes);
