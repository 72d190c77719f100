import { countColumnas, guessLectura, type Lectura, readFilas } from '@garita/domain/alta/columnas';
import { joinEspacios, type Union } from '@garita/domain/alta/espacios';
import { FILAS_MAX, type FilaAlta } from '@garita/domain/alta/filas';
import { dropFirmasMalas } from '@garita/domain/alta/firmasMalas';
import { listFuera } from '@garita/domain/alta/lineasFuera';
import { applyElegidas, type Elegidas } from '@garita/domain/alta/nombresDeMision';
import { formatInteger } from '@garita/domain/formato/credits';
import { type LineaTabla, parseTabla } from '@garita/domain/tabla/parseTabla';

export type Arreglo = Partial<
  Pick<FilaAlta, 'usuario' | 'mision' | 'categoria' | 'firma' | 'ingreso'>
>;

export interface LoadedList {
  /** The text of the list, unchanged. */
  readonly texto: string;
  /** The file's name; null for pasted text. */
  readonly nombre: string | null;
  readonly lineas: readonly LineaTabla[];
  /** The number of empty lines between the other lines. */
  readonly vacias: number;
  readonly lectura: Lectura;
  /** The mission of all people, if no column has it. */
  readonly mision: string;
  /** The chosen mission for each mission name of the list. */
  readonly elegidas: Elegidas;
  /** Whether to ignore signatures that are not three letters or digits. */
  readonly sinFirma: boolean;
  /** The text in place of spaces in names; null leaves the spaces. */
  readonly union: Union | null;
  readonly arreglos: ReadonlyMap<number, Arreglo>;
  /** Lines that the user removed or put back. */
  readonly movidas: ReadonlyMap<number, 'quitada' | 'puesta'>;
}

export interface ReadList {
  /** The lines that are not about people, and the lines that the user removed. */
  readonly fuera: readonly LineaTabla[];
  /** The people as pasted; `filas` has them with all corrections. */
  readonly crudas: readonly FilaAlta[];
  readonly filas: readonly FilaAlta[];
}

/** Why a text is not a valid list; null for a valid list. */
export function findListaFailure(texto: string): string | null {
  const { lineas, cabecera, falta } = parseTabla(texto, countColumnas);
  if (falta) return `En la línea ${falta.linea} ${falta.texto}.`;
  if (lineas.length === 0) return 'Pega la lista o elige un fichero.';
  const fuera = listFuera(lineas, guessLectura(lineas, cabecera));
  const filas = lineas.length - cabecera - fuera.length;
  return filas > FILAS_MAX
    ? `Tiene ${formatInteger(filas)} personas y pueden ser ${formatInteger(FILAS_MAX)} como mucho: pártela.`
    : null;
}

export const openLista = (nombre: string | null, texto: string): LoadedList => {
  const { lineas, cabecera, vacias } = parseTabla(texto, countColumnas);
  return {
    texto,
    nombre,
    lineas,
    vacias,
    lectura: guessLectura(lineas, cabecera),
    mision: '',
    elegidas: new Map(),
    sinFirma: false,
    union: null,
    arreglos: new Map(),
    movidas: new Map(),
  };
};

export function readLista(loaded: LoadedList): ReadList {
  const { lineas, lectura, mision, elegidas, sinFirma, union, arreglos, movidas } = loaded;
  const found = new Set(listFuera(lineas, lectura));
  const fuera = lineas.slice(lectura.cabecera).filter((linea) => {
    const movida = movidas.get(linea.numero);
    return movida === undefined ? found.has(linea) : movida === 'quitada';
  });
  const numeros = new Set(fuera.map(({ numero }) => numero));
  const crudas = readFilas(lineas, lectura, mision, numeros);
  const signed = sinFirma ? dropFirmasMalas(crudas) : crudas;
  const named = applyElegidas(union === null ? signed : joinEspacios(signed, union), elegidas);
  const filas = named.map((fila) => ({ ...fila, ...arreglos.get(fila.fila) }));
  return { fuera, crudas, filas };
}
