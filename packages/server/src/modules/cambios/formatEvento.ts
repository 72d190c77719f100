import type { Eventos } from '@garita/domain/cambios/eventos';

/** The wire format (HTML, section 9.2). @param id the state of the client after this event */
export const formatEvento = <Name extends keyof Eventos>(
  name: Name,
  data: Eventos[Name],
  id?: string,
): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
