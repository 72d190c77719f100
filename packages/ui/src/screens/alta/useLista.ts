import { type ColumnaAlta, guessLectura } from '@garita/domain/alta/columnas';
import type { Union } from '@garita/domain/alta/espacios';
import type { Elegidas } from '@garita/domain/alta/nombresDeMision';
import { useEffect, useMemo, useState } from 'react';
import { keepLista, readKept } from './keptLista';
import { type Arreglo, type LoadedList, openLista, type ReadList, readLista } from './loadLista';

export interface Lista extends Omit<LoadedList, 'arreglos'>, ReadList {
  /** Sets a column's content; another column with the same content becomes unused. */
  onColumna(at: number, columna: ColumnaAlta | null): void;
  /** Sets the number of lines above the people, and guesses the columns again. */
  onCabecera(cabecera: number): void;
  onMision(mision: string): void;
  onArreglo(fila: number, arreglo: Arreglo): void;
  onElegidas(elegidas: Elegidas): void;
  onSinFirma(sinFirma: boolean): void;
  onUnion(union: Union | null): void;
  onQuitar(fila: number): void;
  onPoner(fila: number): void;
}

/**
 * The state of the pasted list: parsed lines, the content of columns, the mission chosen for each
 * mission name, fixed and removed lines. It sends nothing.
 * @param borrador the key under which the list survives a reload; null keeps nothing
 */
export function useLista(borrador: string | null): {
  lista: Lista | null;
  onTexto: (texto: string, nombre: string | null) => void;
  onOtra: () => void;
} {
  const [loaded, setLoaded] = useState(() => readKept(borrador));
  useEffect(() => keepLista(borrador, loaded), [borrador, loaded]);
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
      onUnion: (union: Union | null) => change(() => ({ union })),
      onQuitar: (fila: number) => move(fila, 'quitada'),
      onPoner: (fila: number) => move(fila, 'puesta'),
    };
  return {
    lista,
    onTexto: (texto, nombre) => setLoaded(openLista(nombre, texto)),
    onOtra: () => setLoaded(null),
  };
}
