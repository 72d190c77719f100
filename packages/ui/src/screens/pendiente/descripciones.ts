import type { PantallaPendiente } from '@garita/domain/pendientes';

/** What each screen that is still to be built will be for. Building one removes its line, which the compiler insists on. */
export const descripciones: Readonly<Record<PantallaPendiente, string>> = {};
