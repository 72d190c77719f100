const HOUR = 3_600_000;

/** Milliseconds from opening after which an open session counts as pending. */
export const ABIERTO_DE_MAS_MS = 4 * HOUR;

/** The same for a paused session, from the start of its pause. */
export const PAUSADO_DE_MAS_MS = HOUR;
