import {
  type ColumnaAlta,
  countColumnas,
  guessLectura,
  type Lectura,
  readFilas,
} from '@garita/domain/alta/columnas';
import { FILAS_MAX, type FilaAlta } from '@garita/domain/alta/filas';
import { formatInteger } from '@garita/domain/formato/credits';
import { type LineaTabla, parseTabla } from '@garita/domain/tabla/parseTabla';
import { useMemo, useState } from 'react';

export type Arreglo = Partial<
  Pick<FilaAlta, 'usuario' | 'mision' | 'categoria' | 'firma' | 'ingreso'>
>;

interface LoadedList {
  readonly nombre: string | null;
  readonly lineas: readonly LineaTabla[];
  readonly lectura: Lectura;
  /** The mission of all people, if no column has it. */
  readonly mision: string;
  readonly arreglos: ReadonlyMap<number, Arreglo>;
  readonly fuera: ReadonlySet<number>;
}

export interface Lista {
  /** The file's name; null for pasted text. */
  readonly nombre: string | null;
  readonly lineas: readonly LineaTabla[];
  readonly lectura: Lectura;
  readonly mision: string;
  readonly filas: readonly FilaAlta[];
  /** Sets a column's content; another column with the same content becomes unused. */
  onColumna(at: number, columna: ColumnaAlta | null): void;
  /** Sets the number of title and head lines, and guesses the columns again. */
  onCabecera(cabecera: number): void;
  onMision(mision: string): void;
  onArreglo(filas: readonly number[], arreglo: Arreglo): void;
  onQuitar(fila: number): void;
}

/** Why a text is not a valid list; null when it is. */
export function findListaFailure(texto: string): string | null {
  const { lineas, cabecera, falta } = parseTabla(texto, countColumnas);
  const filas = lineas.length - cabecera;
  if (falta) return `En la línea ${falta.linea} ${falta.texto}.`;
  if (lineas.length === 0) return 'Pega la lista o elige un fichero.';
  return filas > FILAS_MAX
    ? `Tiene ${formatInteger(filas)} líneas y pueden ser ${formatInteger(FILAS_MAX)} como mucho: pártela.`
    : null;
}

const open = (nombre: string | null, texto: string): LoadedList => {
  const { lineas, cabecera } = parseTabla(texto, countColumnas);
  return {
    nombre,
    lineas,
    lectura: guessLectura(lineas, cabecera),
    mision: '',
    arreglos: new Map(),
    fuera: new Set(),
  };
};

const readLista = ({ lineas, lectura, mision, arreglos, fuera }: LoadedList): FilaAlta[] =>
  readFilas(lineas, lectura, mision)
    .filter(({ fila }) => !fuera.has(fila))
    .map((fila) => ({ ...fila, ...arreglos.get(fila.fila) }));

/**
 * The state of the pasted list: parsed lines, the content of columns, and fixed or removed lines.
 * It sends nothing.
 */
export function useLista(): {
  lista: Lista | null;
  onTexto: (texto: string, nombre: string | null) => void;
  onOtra: () => void;
} {
  const [loaded, setLoaded] = useState<LoadedList | null>(null);
  const filas = useMemo(() => (loaded ? readLista(loaded) : []), [loaded]);
  const change = (next: (loaded: LoadedList) => Partial<LoadedList>) =>
    setLoaded((before) => before && { ...before, ...next(before) });
  const lista = loaded && {
    ...loaded,
    filas,
    onColumna: (at: number, columna: ColumnaAlta | null) =>
      change(({ lectura }) => ({
        lectura: {
          ...lectura,
          columnas: lectura.columnas.map((one, index) =>
            index === at ? columna : one === columna ? null : one,
          ),
        },
      })),
    onCabecera: (cabecera: number) =>
      change(({ lineas }) => ({ lectura: guessLectura(lineas, cabecera) })),
    onMision: (mision: string) => change(() => ({ mision })),
    onArreglo: (numeros: readonly number[], arreglo: Arreglo) =>
      change(({ arreglos }) => ({
        arreglos: new Map([
          ...arreglos,
          ...numeros.map((fila) => [fila, { ...arreglos.get(fila), ...arreglo }] as const),
        ]),
      })),
    onQuitar: (fila: number) => change(({ fuera }) => ({ fuera: new Set([...fuera, fila]) })),
  };
  return {
    lista,
    onTexto: (texto, nombre) => setLoaded(open(nombre, texto)),
    onOtra: () => setLoaded(null),
  };
}
