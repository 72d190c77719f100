import type { Insertable, Kysely } from 'kysely';
import { nombreDelDia } from '../../db/nombreDelDia';
import { type Pagina, pageOf } from '../../db/pageOf';
import type { DB } from '../../db/tables';

export const selectTraslados = (db: Kysely<DB>, pagina: Pagina) =>
  pageOf(
    db
      .selectFrom('traslados as t')
      .innerJoin('usuarios as u', 'u.id', 't.usuario_id')
      .innerJoin('usuarios as e', 'e.id', 't.encargado_id')
      .innerJoin('misiones as m', 'm.id', 't.mision_nueva_id')
      .select([
        't.id',
        'u.usuario as usuarioNombre',
        nombreDelDia('m', 't.fecha').as('mision'),
        'm.categoria_id',
      ])
      .select(['t.agencia', 'e.usuario as altoNombre', 't.fecha']),
    { table: 'traslados', as: 't' },
    pagina,
  );

export async function insertTraslado(
  tx: Kysely<DB>,
  row: Insertable<DB['traslados']>,
): Promise<number> {
  return (await tx.insertInto('traslados').values(row).returning('id').executeTakeFirstOrThrow())
    .id;
}
