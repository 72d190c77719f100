const HOUR = 3_600_000;

/** Milliseconds from the opening after which an open time is a pending item. */
export const ABIERTO_DE_MAS_MS = 4 * HOUR;

/** Milliseconds from the start of a pause after which the paused time is a pending item. */
export const PAUSADO_DE_MAS_MS = HOUR;
