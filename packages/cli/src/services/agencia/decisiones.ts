import type { Connection } from '../../connect';
import type { Decisiones } from './fichero';
import type { Paso } from './Seccion';
import { SECCIONES } from './secciones';

export async function readDecisiones(connection: Connection): Promise<Decisiones> {
  const entries: [string, unknown][] = [];
  for (const { id, read } of SECCIONES) entries.push([id, await read(connection)]);
  return Object.fromEntries(entries);
}

export interface PasoDe extends Paso {
  readonly seccion: string;
}

/**
 * The steps in a valid order; sections missing in the file do not change.
 * @throws UsageError, RefusedError for the first invalid change, before anything is sent
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
