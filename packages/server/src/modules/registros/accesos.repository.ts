import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

/** The newest sign-ins that failed. */
export const listFallidos = (db: Kysely<DB>, limit: number) =>
  db
    .selectFrom('accesos_fallidos as a')
    .leftJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .select(['a.id', 'a.fecha', 'a.direccion_hash', 'u.usuario'])
    .orderBy('a.fecha', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
