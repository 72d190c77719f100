import { foldCase } from '@garita/domain/formato/foldCase';
import type { Respuestas } from '@garita/domain/mudanza/respuestas';
import type { Fila } from '../db/insertRows';
import { StartError } from '../StartError';
import { readCategorias, toCategoria } from './categorias';
import { createToMision, type Mision, readMisiones, readRetiradas } from './misiones';
import { withIds } from './withIds';

export interface Escalafon {
  readonly categorias: readonly Fila<'categorias'>[];
  readonly misiones: readonly Mision[];
  readonly misionDe: (nombre: string | null) => number | null;
  /** The lowest mission of a category; of the whole ladder if the category has none. */
  readonly primeraDe: (categoria: number | null) => number;
}

/** Plans the ladder. @throws StartError without any category or mission */
export function planEscalafon(respuestas: Respuestas, zona: string, corte: string): Escalafon {
  const said = readCategorias(respuestas, zona);
  const vivas = withIds(readMisiones(respuestas, zona, said));
  if (vivas.length === 0)
    throw new StartError(
      'La carpeta no trae las categorías con sus misiones (allInfoRank, allInfoMision): sin ellas nadie tiene rango.',
    );
  const retiradas = readRetiradas(respuestas, zona, new Set(vivas.map(({ id }) => id)));
  const levels = new Set([...said.keys(), ...retiradas.map(({ id_categoria }) => id_categoria)]);
  const toMision = createToMision();
  const misiones = [
    ...vivas.map((vieja) => toMision(vieja, null)),
    ...retiradas.map((vieja) => toMision(vieja, corte)),
  ];
  // The first of several missions with the same name counts.
  const byName = new Map(misiones.toReversed().map(({ id, nombre }) => [foldCase(nombre), id]));
  const ordered = misiones.toSorted(
    (a, b) => a.categoria_id - b.categoria_id || a.posicion - b.posicion,
  );
  return {
    categorias: [...levels].map((id) => toCategoria(said.get(id) ?? null, id)),
    misiones,
    misionDe: (nombre) => (nombre === null ? null : (byName.get(foldCase(nombre)) ?? null)),
    primeraDe: (categoria) =>
      (ordered.find(({ categoria_id }) => categoria_id === categoria) ?? ordered[0])?.id as number,
  };
}
