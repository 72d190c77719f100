import type { Connection } from '../../connect';
import type { Decisiones } from './fichero';
import type { Paso } from './Seccion';
import { SECCIONES } from './secciones';

/** Everything that the agency decides, as it is now. */
export async function readDecisiones(connection: Connection): Promise<Decisiones> {
  const entries: [string, unknown][] = [];
  for (const { id, read } of SECCIONES) entries.push([id, await read(connection)]);
  return Object.fromEntries(entries);
}

/** A step beside the section that it belongs to. */
export interface PasoDe extends Paso {
  readonly seccion: string;
}

/**
 * What makes the agency as a file says, in an order that works; sections that the file leaves out stay as they are.
 * @throws UsageError, RefusedError for the first thing that does not work: then nothing has been sent.
 */
export async function planDecisiones(
  connection: Connection,
  decisiones: Decisiones,
): Promise<PasoDe[]> {
  const pasos: PasoDe[] = [];
  for (const { id, titulo, plan } of SECCIONES) {
    if (id in decisiones)
      pasos.push(
        ...(await plan(connection, decisiones[id])).map((paso) => ({ ...paso, seccion: titulo })),
      );
  }
  return pasos;
}
