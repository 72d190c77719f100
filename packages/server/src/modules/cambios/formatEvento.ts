import type { Eventos } from '@garita/domain/cambios/eventos';

/**
 * An event in the format of server-sent events (HTML, section 9.2).
 * @param id the versions that the client has after this event (`formatId`)
 */
export const formatEvento = <Name extends keyof Eventos>(
  name: Name,
  data: Eventos[Name],
  id?: string,
): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
