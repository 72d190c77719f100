import { foldCase } from '@garita/domain/formato/foldCase';
import { readCambio } from '@garita/domain/mudanza/readCambio';
import { type Respuestas, readRegistro } from '@garita/domain/mudanza/respuestas';
import { toNombre } from '@garita/domain/mudanza/toNombre';
import { nombreColumns } from '../db/nombreColumns';

/** The columns of a person's name. A name that looks like an earlier one is told apart by the id. */
export function createNamer() {
  const taken = new Set<string>();
  return (id: number, usuario: string) => {
    const columns = nombreColumns(toNombre(usuario));
    const keys = [`p ${columns.usuario_plegado}`, `e ${columns.usuario_esqueleto}`];
    const isTaken = keys.some((key) => taken.has(key));
    for (const key of keys) taken.add(key);
    return { ...columns, usuario_homonimo: isTaken ? id : 0 };
  };
}

/**
 * Finds people by present and former names, ignoring case.
 * @param personas the present names and ids
 */
export function createFinder(
  respuestas: Respuestas,
  zona: string,
  personas: readonly { readonly id: number; readonly usuario: string }[],
): (nombre: string) => number | null {
  const ids = new Map(personas.map(({ id, usuario }) => [foldCase(usuario), id]));
  for (const { motivo } of readRegistro(respuestas, 'nombres', zona)) {
    const cambio = readCambio(motivo);
    const id = cambio && ids.get(foldCase(cambio.nuevo));
    if (cambio && id !== undefined && id !== null && !ids.has(foldCase(cambio.anterior)))
      ids.set(foldCase(cambio.anterior), id);
  }
  return (nombre) => ids.get(foldCase(nombre)) ?? null;
}
