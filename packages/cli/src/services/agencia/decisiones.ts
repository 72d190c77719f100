import type { Connection } from '../../connect';
import { UsageError } from '../../errors';
import { parseJson, toFields } from '../../input/parseJson';
import type { Paso } from './Seccion';
import { SECCIONES } from './secciones';

const FORMATO = 'garita-agencia';
const VERSION = 1;

export type Decisiones = Readonly<Record<string, unknown>>;

export const toFichero = (decisiones: Decisiones): Decisiones => ({
  formato: FORMATO,
  version: VERSION,
  ...decisiones,
});

/**
 * Parses an exported file. @throws UsageError for another format or version, and for unknown
 * sections
 */
export function parseFichero(text: string): Decisiones {
  const whole = parseJson(text.replace(/^\uFEFF/, ''), 'El fichero no es JSON.');
  const { formato, version, ...decisiones } = toFields(whole);
  if (formato !== FORMATO)
    throw new UsageError('El fichero no es de una agencia: «garita agencia export» escribe uno.');
  if (version !== VERSION) throw new UsageError('El fichero es de otra versión de Garita.');
  const unknown = Object.keys(decisiones).find(
    (id) => !SECCIONES.some((seccion) => seccion.id === id),
  );
  if (unknown !== undefined)
    throw new UsageError(`El fichero tiene una parte que no se conoce: «${unknown}».`);
  return decisiones;
}

export async function readDecisiones(connection: Connection): Promise<Decisiones> {
  const entries: [string, unknown][] = [];
  for (const { id, read } of SECCIONES) entries.push([id, await read(connection)]);
  return Object.fromEntries(entries);
}

export interface PasoDe extends Paso {
  readonly seccion: string;
}

/**
 * The steps that make the agency equal to the file, in a valid order. Sections that the file lacks
 * do not change.
 * @throws UsageError or RefusedError for the first invalid change; nothing has been sent then
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
