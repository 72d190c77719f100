import { UsageError } from '../../errors';
import { parseJson, toFields } from '../../input/parseJson';
import { SECCIONES } from './secciones';

const FORMATO = 'garita-agencia';
const VERSION = 1;

export type Decisiones = Readonly<Record<string, unknown>>;

export const toFichero = (decisiones: Decisiones): Decisiones => ({
  formato: FORMATO,
  version: VERSION,
  ...decisiones,
});

/** @throws UsageError for another format or version, and for unknown sections */
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
