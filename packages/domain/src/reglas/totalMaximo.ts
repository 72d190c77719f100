/** Promotions, attendances or minutes after adjustments: more than a category can require. */
export const TOTAL_MAXIMO = 1_000_000;

/**
 * Whether a change makes a total excessive. A total beyond the maximum may still move towards it.
 */
export const isExcesivo = (antes: number, despues: number): boolean =>
  Math.abs(despues) > TOTAL_MAXIMO && Math.abs(despues) > Math.abs(antes);
