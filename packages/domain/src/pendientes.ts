import type { PantallaId } from './pantallas';

/**
 * Screens that the portal promises and does not have yet: they show "En construcción". Building one means removing its line here; the
 * app's test holds the list to what is there and lets it only shrink. Calls have their own list, which no browser needs.
 */
export const PANTALLAS_PENDIENTES = [] as const satisfies readonly PantallaId[];

/** A screen that is still to be built. */
export type PantallaPendiente = (typeof PANTALLAS_PENDIENTES)[number];

export const isPendiente = (id: string): id is PantallaPendiente => (PANTALLAS_PENDIENTES as readonly string[]).includes(id);
