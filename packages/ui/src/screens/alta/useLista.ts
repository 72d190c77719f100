import {
  type ColumnaAlta,
  countColumnas,
  guessLectura,
  type Lectura,
  readFilas,
} from '@garita/domain/alta/columnas';
import { FILAS_MAX, type FilaAlta } from '@garita/domain/alta/filas';
import { dropFirmasMalas } from '@garita/domain/alta/firmasMalas';
import { listFuera } from '@garita/domain/alta/lineasFuera';
import { applyElegidas, type Elegidas } from '@garita/domain/alta/nombresDeMision';
import { formatInteger } from '@garita/domain/formato/credits';
import { type LineaTabla, parseTabla } from '@garita/domain/tabla/parseTabla';
import { useMemo, useState } from 'react';

export type Arreglo = Partial<
  Pick<FilaAlta, 'usuario' | 'mision' | 'categoria' | 'firma' | 'ingreso'>
>;

interface LoadedList {
  /** The file's name; null for pasted text. */
  readonly nombre: string | null;
  readonly lineas: readonly LineaTabla[];
  /** Number of empty lines between the others. */
  readonly vacias: number;
  readonly lectura: Lectura;
  /** The mission of all people, if no column has it. */
  readonly mision: string;
  /** The chosen mission for each mission name of the list. */
  readonly elegidas: Elegidas;
  /** Whether signatures that are not three letters are dropped. */
  readonly sinFirma: boolean;
  readonly arreglos: ReadonlyMap<number, Arreglo>;
  /** Lines that the user removed or put back. */
  readonly movidas: ReadonlyMap<number, 'quitada' | 'puesta'>;
}

interface ReadList {
  /** Lines that are no people, and those that the user removed. */
  readonly fuera: readonly LineaTabla[];
  /** The people as pasted; `filas` has them with all corrections. */
  readonly crudas: readonly FilaAlta[];
  readonly filas: readonly FilaAlta[];
}

export interface Lista extends Omit<LoadedList, 'arreglos'>, ReadList {
  /** Sets a column's content; another column with the same content becomes unused. */
  onColumna(at: number, columna: ColumnaAlta | null): void;
  /** Sets the number of title and head lines, and guesses the columns again. */
  onCabecera(cabecera: number): void;
  onMision(mision: string): void;
  onArreglo(fila: number, arreglo: Arreglo): void;
  onElegidas(elegidas: Elegidas): void;
  onSinFirma(sinFirma: boolean): void;
  onQuitar(fila: number): void;
  onPoner(fila: number): void;
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
  const { lineas, cabecera, vacias } = parseTabla(texto, countColumnas);
  return {
    nombre,
    lineas,
    vacias,
    lectura: guessLectura(lineas, cabecera),
    mision: '',
    elegidas: new Map(),
    sinFirma: false,
    arreglos: new Map(),
    movidas: new Map(),
  };
};

function readLista(loaded: LoadedList): ReadList {
  const { lineas, lectura, mision, elegidas, sinFirma, arreglos, movidas } = loaded;
  const found = new Set(listFuera(lineas, lectura));
  const fuera = lineas.slice(lectura.cabecera).filter((linea) => {
    const movida = movidas.get(linea.numero);
    return movida === undefined ? found.has(linea) : movida === 'quitada';
  });
  const numeros = new Set(fuera.map(({ numero }) => numero));
  const crudas = readFilas(lineas, lectura, mision, numeros);
  const named = applyElegidas(sinFirma ? dropFirmasMalas(crudas) : crudas, elegidas);
  const filas = named.map((fila) => ({ ...fila, ...arreglos.get(fila.fila) }));
  return { fuera, crudas, filas };
}

/**
 * The state of the pasted list: parsed lines, the content of columns, the mission chosen for each
 * mission name, fixed and removed lines. It sends nothing.
 */
export function useLista(): {
  lista: Lista | null;
  onTexto: (texto: string, nombre: string | null) => void;
  onOtra: () => void;
} {
  const [loaded, setLoaded] = useState<LoadedList | null>(null);
  const read = useMemo(() => loaded && readLista(loaded), [loaded]);
  const change = (next: (loaded: LoadedList) => Partial<LoadedList>) =>
    setLoaded((before) => before && { ...before, ...next(before) });
  const move = (fila: number, movida: 'quitada' | 'puesta') =>
    change(({ movidas }) => ({ movidas: new Map([...movidas, [fila, movida]]) }));
  const lista = loaded &&
    read && {
      ...loaded,
      ...read,
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
      onArreglo: (fila: number, arreglo: Arreglo) =>
        change(({ arreglos }) => ({
          arreglos: new Map([...arreglos, [fila, { ...arreglos.get(fila), ...arreglo }]]),
        })),
      onElegidas: (nuevas: Elegidas) =>
        change(({ elegidas }) => ({ elegidas: new Map([...elegidas, ...nuevas]) })),
      onSinFirma: (sinFirma: boolean) => change(() => ({ sinFirma })),
      onQuitar: (fila: number) => move(fila, 'quitada'),
      onPoner: (fila: number) => move(fila, 'puesta'),
    };
  return {
    lista,
    onTexto: (texto, nombre) => setLoaded(open(nombre, texto)),
    onOtra: () => setLoaded(null),
  };
}
