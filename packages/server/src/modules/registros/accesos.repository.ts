import { type Clave, pageBehind } from '../../db/behind';
import type { Db } from '../../db/Db';

export const listFallidos = (db: Db, limit: number, despues: Clave | null) =>
  db
    .selectFrom('accesos_fallidos as a')
    .leftJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .select(['a.id', 'a.fecha', 'a.direccion_hash', 'u.usuario'])
    .$call(pageBehind('a.fecha', 'a.id', despues, limit))
    .execute();
