import type { Kysely } from 'kysely';
import type { DB } from '../db/tables';

/**
 * Ids of active people whom nobody knows by name and who stand below a category: one of every `step`, the first at `start`, so that they come
 * from all over the agency. A small agency has none.
 */
export async function listOthers(tx: Kysely<DB>, { below, step, start }: { below: number; step: number; start: number }): Promise<number[]> {
  const people = await tx
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select('u.id')
    .where('u.id', '>', 8)
    .where('u.despedido_en', 'is', null)
    .where('m.categoria_id', '<', below)
    .orderBy('u.id')
    .execute();
  return people.filter((_, i) => i % step === start).map(({ id }) => id);
}
