import { sql } from 'kysely';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';

interface Buscadas {
  readonly plegados: readonly string[];
  /** Results of `toEsqueleto`: names that look alike have the same result. */
  readonly esqueletos: readonly string[];
  readonly firmas: readonly string[];
}

const oneOf = (column: string, texts: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${texts}::text[])`;

/**
 * Active and dismissed people with an equal or similar name, and active people with an equal
 * signature.
 */
export const listConocidas = (db: Db, { plegados, esqueletos, firmas }: Buscadas) =>
  db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select([
      'usuarios.usuario',
      'usuarios.despedido_en',
      'usuarios.mision_id',
      'misiones.nombre as mision',
      'usuarios.firma',
    ])
    .where((eb) =>
      eb.or([
        oneOf('usuarios.usuario_plegado', plegados),
        oneOf('usuarios.usuario_esqueleto', esqueletos),
        eb.and([oneOf('usuarios.firma', firmas), eb('usuarios.despedido_en', 'is', null)]),
      ]),
    )
    .execute();

/** Active people who have an entry code and no password, in order of name. */
export const listPendientes = (
  db: Db,
  { ids, lock }: { ids?: readonly number[] | undefined; lock: boolean },
) =>
  db
    .selectFrom('usuarios')
    .innerJoin('codigos_entrada', 'codigos_entrada.usuario_id', 'usuarios.id')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select([
      'usuarios.id',
      'usuarios.usuario',
      'usuarios.permiso_sys',
      'misiones.nombre as mision',
      'misiones.categoria_id',
    ])
    .select(['codigos_entrada.expira_en', 'codigos_entrada.usado_en'])
    .where('usuarios.clave_hash', 'is', null)
    .where('usuarios.despedido_en', 'is', null)
    .$if(ids !== undefined, (query) => query.where(anyOf('usuarios.id', ids ?? [])))
    .orderBy('usuarios.usuario')
    .orderBy('usuarios.id')
    .$if(lock, (query) => query.forNoKeyUpdate('usuarios'))
    .execute();

/** Permissions granted individually, beyond the category's. */
export const listExcepciones = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('excepciones')
    .select(['usuario_id', 'codigo'])
    .where(anyOf('usuario_id', ids))
    .execute();
