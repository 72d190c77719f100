/** Promotions, attendances or minutes after adjustments: more than a category can require. */
export const TOTAL_MAXIMO = 1_000_000;

/** A total that is already beyond the maximum may move back. */
export const isExcesivo = (antes: number, despues: number): boolean =>
  Math.abs(despues) > TOTAL_MAXIMO && Math.abs(despues) > Math.abs(antes);
