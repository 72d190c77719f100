import {
  COLUMNAS,
  type ColumnaAlta,
  countColumnas,
  guessLectura,
  headOf,
  type Lectura,
  listSobrantes,
  NOMBRES_COLUMNA,
  readFilas,
} from '@garita/domain/alta/columnas';
import { FILAS_MAX, type FilaAlta } from '@garita/domain/alta/filas';
import { contar } from '@garita/domain/formato/contar';
import { formatInteger } from '@garita/domain/formato/credits';
import type { LineaTabla } from '@garita/domain/tabla/parseTabla';
import { UsageError } from '../../errors';
import { decodeText } from '../../input/decodeText';
import { parseCsvWithHead } from '../../input/parseCsv';

/** The user's corrections to the guessed format of a file. */
export interface Indicaciones {
  /** The columns, like `usuario,-,mision`; omitted, they are guessed from the headers. */
  readonly columnas?: string | undefined;
  /** Everyone's mission, for a list without that column. */
  readonly mision?: string | undefined;
}

export interface Lista {
  readonly filas: readonly FilaAlta[];
  readonly leida: string;
}

function parseColumnas(texto: string): (ColumnaAlta | null)[] {
  return texto.split(',').map((name) => {
    const columna = COLUMNAS.find((one) => one === name.trim());
    if (columna === undefined && name.trim() !== '-')
      throw new UsageError(`--columnas: cada una es ${COLUMNAS.join(', ')} o -, que la salta.`);
    return columna ?? null;
  });
}

function describe(lineas: readonly LineaTabla[], lectura: Lectura): string {
  const { columnas, cabecera } = lectura;
  const head = headOf(lineas, lectura);
  const nameOf = (at: number) => (head[at] ? `«${head[at]}»` : `columna ${at + 1}`);
  const used = columnas.flatMap((columna, at) =>
    columna === null ? [] : [`${nameOf(at)}: ${NOMBRES_COLUMNA[columna]}`],
  );
  const left = listSobrantes(lineas, lectura).map(
    (one) => `${nameOf(one.at)} no se usa (${contar(one.lineas, 'línea', 'líneas')})`,
  );
  const titles =
    cabecera > 1 ? [`la cabecera está en la línea ${lineas[cabecera - 1]?.numero}`] : [];
  return [...titles, ...used, ...left].join(', ');
}

/** @throws UsageError for a file without a table or people, or with too many */
export function readLista(bytes: Uint8Array, { columnas, mision = '' }: Indicaciones): Lista {
  const { lineas, cabecera } = parseCsvWithHead(decodeText(bytes), countColumnas);
  if (lineas.length === 0) throw new UsageError('La lista no tiene a nadie.');
  const guessed = guessLectura(lineas, cabecera);
  const lectura =
    columnas === undefined ? guessed : { ...guessed, columnas: parseColumnas(columnas) };
  if (!lectura.columnas.includes('usuario'))
    throw new UsageError('No se sabe qué columna es la de los nombres: dilo con --columnas.');
  const filas = readFilas(lineas, lectura, mision);
  if (filas.length === 0) throw new UsageError('La lista no tiene a nadie.');
  if (filas.length > FILAS_MAX)
    throw new UsageError(
      `La lista tiene ${formatInteger(filas.length)} líneas y pueden ser ${formatInteger(FILAS_MAX)} como mucho: pártela.`,
    );
  return { filas, leida: describe(lineas, lectura) };
}
