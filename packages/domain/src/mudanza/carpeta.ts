import { toLista } from './filas';
import { LECTORES } from './lectores';
import { REGISTROS_VIEJOS, type RegistroViejo } from './registros';

/** The parsed answers in a folder, by their paths, such as the one of `getAllMultas`. */
export type Carpeta = Readonly<Record<string, unknown>>;

export type Lectura = keyof typeof LECTORES;
type Leido<De extends Lectura> = ReturnType<(typeof LECTORES)[De]>;

const clavesDe = (carpeta: Carpeta, llamada: string): string[] => {
  const start = `listas/${llamada}/`;
  return Object.keys(carpeta)
    .filter((ruta) => ruta.startsWith(start) && ruta.endsWith('.json'))
    .map((ruta) => ruta.slice(start.length, -'.json'.length));
};

/** The answer of a call without parameters; all pages of a long list as one list. */
export function leerLista<De extends Lectura>(
  carpeta: Carpeta,
  llamada: De,
  zona: string,
): Leido<De> {
  const first = carpeta[`listas/${llamada}.json`];
  const pages = clavesDe(carpeta, llamada).filter((clave) => clave.startsWith('antes~'));
  const raw =
    pages.length === 0
      ? first
      : [
          ...toLista(first),
          ...pages.flatMap((clave) => toLista(carpeta[`listas/${llamada}/${clave}.json`])),
        ];
  return LECTORES[llamada](raw, zona) as Leido<De>;
}

/** The answers of a call with a parameter, by its value: a person's id or a Monday. */
export const leerPorClave = <De extends Lectura>(
  carpeta: Carpeta,
  llamada: De,
  zona: string,
): [clave: string, leido: Leido<De>][] =>
  clavesDe(carpeta, llamada).map((clave) => [
    clave,
    LECTORES[llamada](carpeta[`listas/${llamada}/${clave}.json`], zona) as Leido<De>,
  ]);

type Entradas<De extends RegistroViejo> = ReturnType<(typeof REGISTROS_VIEJOS)[De]>;

/**
 * The entries of a log from all its answers: the newest, further pages, and those found by name. The same
 * entry is there once.
 */
export function leerRegistro<De extends RegistroViejo>(
  carpeta: Carpeta,
  modulo: De,
  zona: string,
): Entradas<De> {
  const leer: (raw: unknown, zona: string) => object[] = REGISTROS_VIEJOS[modulo];
  const parts = clavesDe(carpeta, 'getLogPorPalabra')
    .filter((clave) => clave.split(/[+~]/)[0] === modulo)
    .flatMap((clave) => leer(carpeta[`listas/getLogPorPalabra/${clave}.json`], zona));
  const newest: object[] = leerLista(carpeta, 'getLog', zona)[modulo];
  const all = [...newest, ...parts];
  return [
    ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
  ] as unknown as Entradas<De>;
}
