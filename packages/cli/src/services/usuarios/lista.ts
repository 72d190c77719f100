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
import { dropFirmasMalas } from '@garita/domain/alta/firmasMalas';
import { describeLinea, listFuera } from '@garita/domain/alta/lineasFuera';
import { applyElegidas, type Elegidas, findClaves } from '@garita/domain/alta/nombresDeMision';
import { ALTA } from '@garita/domain/alta/textos';
import { contar } from '@garita/domain/formato/contar';
import { formatInteger } from '@garita/domain/formato/credits';
import type { LineaTabla } from '@garita/domain/tabla/parseTabla';
import { UsageError } from '../../errors';
import { decodeText } from '../../input/decodeText';
import { parseCsvWithHead } from '../../input/parseCsv';

/** The user's corrections to the guessed format of a file. */
export interface Indicaciones {
  /** The columns, e.g. `usuario,-,mision`. Without them the headers decide. */
  readonly columnas?: string | undefined;
  /**
   * `Insp.=Inspector` gives the mission for a name in the list. A text without `=` is everyone's
   * mission, for a list without a column of missions.
   */
  readonly mision?: readonly string[] | undefined;
  /** Whether to ignore signatures that are not three letters or digits. */
  readonly soloFirmasValidas?: boolean | undefined;
}

export interface Lista {
  readonly filas: readonly FilaAlta[];
  /** The same people as they are written in the list. */
  readonly crudas: readonly FilaAlta[];
  readonly elegidas: Elegidas;
  readonly leida: string;
  /** A sentence with the number of lines that are not about people, then those lines. */
  readonly fuera: readonly string[];
}

/**
 * Parses the corrections of missions. @throws UsageError for a text without a name and a mission,
 * and for a name that no line has
 */
function parseElegidas(textos: readonly string[], filas: readonly FilaAlta[]): Elegidas {
  const pairs = textos.flatMap((texto) => {
    const at = texto.indexOf('=');
    const [nombre, mision] = [texto.slice(0, at).trim(), texto.slice(at + 1).trim()];
    if (nombre === '' || mision === '')
      throw new UsageError(`--mision ${texto}: escríbelo como 'Insp.=Inspector'.`);
    const claves = findClaves(filas, nombre);
    if (claves.length === 0)
      throw new UsageError(`--mision ${texto}: en la lista no hay ninguna misión «${nombre}».`);
    return claves.map((clave) => [clave, { mision, categoria: '', nota: '' }] as const);
  });
  return new Map(pairs);
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

/**
 * Reads a list of people. @throws UsageError for a file without a table or without people, or with
 * too many people
 */
export function readLista(
  bytes: Uint8Array,
  { columnas, mision = [], soloFirmasValidas = false }: Indicaciones,
): Lista {
  const { lineas, cabecera, vacias } = parseCsvWithHead(decodeText(bytes), countColumnas);
  if (lineas.length === 0) throw new UsageError('La lista no tiene a nadie.');
  const guessed = guessLectura(lineas, cabecera);
  const lectura =
    columnas === undefined ? guessed : { ...guessed, columnas: parseColumnas(columnas) };
  if (!lectura.columnas.includes('usuario'))
    throw new UsageError('No se sabe qué columna es la de los nombres: dilo con --columnas.');
  const left = listFuera(lineas, lectura);
  const deTodas = mision.findLast((one) => !one.includes('='));
  const filas = readFilas(lineas, lectura, deTodas, new Set(left.map(({ numero }) => numero)));
  if (filas.length === 0) throw new UsageError('La lista no tiene a nadie.');
  if (filas.length > FILAS_MAX)
    throw new UsageError(
      `La lista tiene ${formatInteger(filas.length)} líneas y pueden ser ${formatInteger(FILAS_MAX)} como mucho: pártela.`,
    );
  const elegidas = parseElegidas(
    mision.filter((one) => one.includes('=')),
    filas,
  );
  return {
    filas: applyElegidas(soloFirmasValidas ? dropFirmasMalas(filas) : filas, elegidas),
    crudas: filas,
    elegidas,
    leida: describe(lineas, lectura),
    fuera:
      left.length === 0
        ? []
        : [
            `${ALTA.dejadasFuera(left.length, vacias)}:`,
            ...left.map((linea) => `línea ${linea.numero}: ${describeLinea(linea)}`),
          ],
  };
}
