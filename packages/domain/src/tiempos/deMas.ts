const HOUR = 3_600_000;

/** Milliseconds from opening after which an open time counts as pending. */
export const ABIERTO_DE_MAS_MS = 4 * HOUR;

/** Milliseconds from the start of a pause after which the time counts as pending. */
export const PAUSADO_DE_MAS_MS = HOUR;
