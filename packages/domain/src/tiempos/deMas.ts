const HOUR = 3_600_000;

/** From here on an open session waits for somebody to look at it, in milliseconds since it was opened. */
export const ABIERTO_DE_MAS_MS = 4 * HOUR;

/** The same for one that is paused, in milliseconds since its pause began. */
export const PAUSADO_DE_MAS_MS = HOUR;
