import type { HistorySource } from '@garita/domain/persona/hecho';
import { pageBehind } from '../../db/behind';
import type { Db } from '../../db/Db';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

/**
 * The portal adds this number to the id of a sentence. So the sentence's key differs from the ids
 * of the source's own entries, which are far smaller. The sum has 13 digits; a cursor has room for
 * 15.
 */
const APART = 1_000_000_000_000;

/** The sources with sentences about a person from an earlier portal. */
export async function listFuentesTraidas(
  db: Db,
  persona: number,
): Promise<ReadonlySet<HistorySource>> {
  const rows = await db
    .selectFrom('historia_traida')
    .select('fuente')
    .distinct()
    .where('usuario_id', '=', persona)
    .execute();
  return new Set(rows.map(({ fuente }) => fuente));
}

/** The sentences about a person that an earlier portal had in a log. */
export async function listTraidas(
  db: Db,
  fuente: HistorySource,
  { persona, antes, limit }: HistoriaPregunta,
): Promise<(HechoRow & { readonly tipo: 'traido' })[]> {
  const clave = antes && { ...antes, id: antes.id - APART };
  const rows = await db
    .selectFrom('historia_traida as h')
    .leftJoin('usuarios as e', 'e.id', 'h.encargado_id')
    .select(['h.id', 'h.fecha', 'e.usuario as encargado', 'h.texto'])
    .where('h.usuario_id', '=', persona)
    .where('h.fuente', '=', fuente)
    .$call(pageBehind('h.fecha', 'h.id', clave, limit))
    .execute();
  return rows.map(({ id, ...row }) => ({ tipo: 'traido', id: id + APART, ...row }));
}
