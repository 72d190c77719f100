import { toLista } from './filas';
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
  const pages = clavesDe(respuestas, llamada).filter((clave) => clave.startsWith('antes~'));
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

/**
 * The entries of a log from all its answers: the newest, further pages, and those found by name. The same
 * entry is there once.
 */
export function readRegistro<De extends RegistroViejo>(
  respuestas: Respuestas,
  modulo: De,
  zona: string,
): Entradas<De> {
  const leer: (raw: unknown, zona: string) => object[] = REGISTROS_VIEJOS[modulo];
  const parts = clavesDe(respuestas, 'getLogPorPalabra')
    .filter((clave) => clave.split(/[+~]/)[0] === modulo)
    .flatMap((clave) => leer(respuestas[`listas/getLogPorPalabra/${clave}.json`], zona));
  const newest: object[] = readLista(respuestas, 'getLog', zona)[modulo];
  const all = [...newest, ...parts];
  return [
    ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
  ] as unknown as Entradas<De>;
}
