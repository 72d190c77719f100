import type { Eventos } from '@garita/domain/cambios/eventos';

/** An event as the line carries it (HTML, section 9.2). @param id how far whoever reads it has then heard */
export const formatEvento = <Name extends keyof Eventos>(
  name: Name,
  data: Eventos[Name],
  id?: string,
): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
