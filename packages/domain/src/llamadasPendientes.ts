/**
 * Calls of the contract that the portal promises and does not have yet: they answer 501. Building one means removing its line here; the
 * server's test holds the list to what is there and lets it only shrink.
 */
export const LLAMADAS_PENDIENTES = [] as const;

/** A call of the contract that is still to be built. */
export type LlamadaPendiente = (typeof LLAMADAS_PENDIENTES)[number];

/** Whether a call still answers 501. */
export const isLlamadaPendiente = (operationId: string): operationId is LlamadaPendiente => (LLAMADAS_PENDIENTES as readonly string[]).includes(operationId);
