import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import type { Lugar } from '../../db/findNewestOf';

/**
 * The ids of the newest results of several queries, without duplicates. Each query must return its
 * own newest rows.
 */
export async function newestOf(queries: readonly Promise<Lugar[]>[]): Promise<number[]> {
  const found = new Map((await Promise.all(queries)).flat().map((lugar) => [lugar.id, lugar]));
  const newest = [...found.values()].sort(
    (a, b) => b.fecha.getTime() - a.fecha.getTime() || b.id - a.id,
  );
  return newest.slice(0, REGISTROS_MAXIMO).map(({ id }) => id);
}
