import { readAddressPart } from '../formato/addressPart';
import { toLista } from './filas';
import { isCut } from './isCut';
import { LECTORES } from './lectores';
import { REGISTROS_VIEJOS, type RegistroViejo } from './registros';

/** The parsed answers in a folder, by their paths, such as the one of `getAllMultas`. */
export type Respuestas = Readonly<Record<string, unknown>>;

export type Lectura = keyof typeof LECTORES;
type Leido<De extends Lectura> = ReturnType<(typeof LECTORES)[De]>;

const clavesDe = (respuestas: Respuestas, llamada: string): string[] => {
  const start = `listas/${llamada}/`;
  return Object.keys(respuestas)
    .filter((ruta) => ruta.startsWith(start) && ruta.endsWith('.json'))
    .map((ruta) => ruta.slice(start.length, -'.json'.length));
};

/** The answer of a call without parameters; all pages of a long list as one list. */
export function readLista<De extends Lectura>(
  respuestas: Respuestas,
  llamada: De,
  zona: string,
): Leido<De> {
  const first = respuestas[`listas/${llamada}.json`];
  const pages = clavesDe(respuestas, llamada)
    .filter((clave) => clave.startsWith('antes~'))
    // The newest page first.
    .toSorted((one, other) => Number(other.slice(6)) - Number(one.slice(6)));
  const raw =
    pages.length === 0
      ? first
      : [
          ...toLista(first),
          ...pages.flatMap((clave) => toLista(respuestas[`listas/${llamada}/${clave}.json`])),
        ];
  return LECTORES[llamada](raw, zona) as Leido<De>;
}

/** The answers of a call with a parameter, by its value: a person's id or a Monday. */
export const readPorClave = <De extends Lectura>(
  respuestas: Respuestas,
  llamada: De,
  zona: string,
): [clave: string, leido: Leido<De>][] =>
  clavesDe(respuestas, llamada).map((clave) => [
    clave,
    LECTORES[llamada](respuestas[`listas/${llamada}/${clave}.json`], zona) as Leido<De>,
  ]);

type Entradas<De extends RegistroViejo> = ReturnType<(typeof REGISTROS_VIEJOS)[De]>;

/** The entries of answers that overlap: each as often as the answer that has it most often. */
function mergeEntries(answers: readonly (readonly object[])[]): object[] {
  const merged = new Map<string, object[]>();
  for (const answer of answers) {
    const seen = new Map<string, number>();
    for (const one of answer) {
      const key = JSON.stringify(one);
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      const kept = merged.get(key) ?? [];
      if (times > kept.length) merged.set(key, [...kept, one]);
    }
  }
  return [...merged.values()].flat();
}

/** The entries of a log from all its answers: the newest, further pages, and those found by name. */
export function readRegistro<De extends RegistroViejo>(
  respuestas: Respuestas,
  modulo: De,
  zona: string,
): Entradas<De> {
  const read: (raw: unknown, zona: string) => object[] = REGISTROS_VIEJOS[modulo];
  const readAll = (mark: string): object[][] =>
    clavesDe(respuestas, 'getLogPorPalabra')
      .filter((clave) => clave.startsWith(`${modulo}${mark}`))
      .toSorted((one, other) => Number(one.split('+')[1]) - Number(other.split('+')[1]))
      .map((clave) => read(respuestas[`listas/getLogPorPalabra/${clave}.json`], zona));
  const pages = [readLista(respuestas, 'getLog', zona)[modulo], ...readAll('+')].flat();
  const named = readAll('~');
  return (named.length > 0 ? mergeEntries([pages, ...named]) : pages) as unknown as Entradas<De>;
}

/** The names for which a log's answer may be only its newest entries. */
export const listCut = (respuestas: Respuestas, modulo: RegistroViejo): string[] =>
  clavesDe(respuestas, 'getLogPorPalabra').flatMap((clave) => {
    const [found, nombre] = clave.split('~');
    const raw = respuestas[`listas/getLogPorPalabra/${clave}.json`];
    return found === modulo && nombre && isCut(toLista(raw)) ? [readAddressPart(nombre)] : [];
  });
