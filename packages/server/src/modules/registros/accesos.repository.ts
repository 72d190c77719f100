import { type Kysely, sql } from 'kysely';
import { behind, type Clave } from '../../db/behind';
import type { DB } from '../../db/tables';

export const listFallidos = (db: Kysely<DB>, limit: number, despues: Clave | null) =>
  db
    .selectFrom('accesos_fallidos as a')
    .leftJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .select(['a.id', 'a.fecha', 'a.direccion_hash', 'u.usuario'])
    .where(behind('a.fecha', sql.ref('a.id'), despues))
    .orderBy('a.fecha', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
