import type { Elegida } from '@garita/domain/alta/nombresDeMision';
import { keptDraft } from '../../form/keptDraft';
import { type Arreglo, type LoadedList, openLista } from './loadLista';

/**
 * A list as it is stored: its maps are arrays of entries, and values that can be computed from the
 * text are left out.
 */
interface KeptList
  extends Omit<LoadedList, 'lineas' | 'vacias' | 'elegidas' | 'arreglos' | 'movidas'> {
  readonly elegidas: readonly [string, Elegida][];
  readonly arreglos: readonly [number, Arreglo][];
  readonly movidas: readonly [number, 'quitada' | 'puesta'][];
}

const toKept = ({ lineas: _, vacias: __, ...loaded }: LoadedList): KeptList => ({
  ...loaded,
  elegidas: [...loaded.elegidas],
  arreglos: [...loaded.arreglos],
  movidas: [...loaded.movidas],
});

export function readKept(key: string | null): LoadedList | null {
  const kept = key === null ? null : (keptDraft.read(key) as KeptList | null);
  if (kept === null) return null;
  return {
    ...openLista(kept.nombre, kept.texto),
    ...kept,
    elegidas: new Map(kept.elegidas),
    arreglos: new Map(kept.arreglos),
    movidas: new Map(kept.movidas),
  };
}

/** Stores a list. @param list null removes the stored list */
export function keepLista(key: string | null, list: LoadedList | null): void {
  if (key === null) return;
  if (list) keptDraft.write(key, toKept(list));
  else keptDraft.forget(key);
}
