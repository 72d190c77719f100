/** What adjustments can bring a total of promotions, attendances or minutes to at most: as much as a category can ask for. */
export const TOTAL_MAXIMO = 1_000_000;

/** Whether a change brings a total further beyond the most that there can be; one that is beyond already can be brought back. */
export const isExcesivo = (antes: number, despues: number): boolean =>
  Math.abs(despues) > TOTAL_MAXIMO && Math.abs(despues) > Math.abs(antes);
