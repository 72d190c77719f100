import type { Eventos } from '@garita/domain/cambios/eventos';

/**
 * An event in the wire format (HTML, section 9.2).
 * @param id what the client has heard after this event
 */
export const formatEvento = <Name extends keyof Eventos>(
  name: Name,
  data: Eventos[Name],
  id?: string,
): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
