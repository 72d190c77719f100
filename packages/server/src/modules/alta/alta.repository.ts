import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../db/anyOf';
import type { DB } from '../../db/tables';

interface Buscadas {
  /** Names, folded. */
  readonly plegados: readonly string[];
  /** What names look like. */
  readonly esqueletos: readonly string[];
  readonly firmas: readonly string[];
}

/** Whether a column is one of some texts: one parameter, however many they are. */
const oneOf = (column: string, texts: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${texts}::text[])`;

/** Everybody, dismissed or not, who has one of some names, a name that looks like one, or one of some signatures. */
export const listConocidas = (db: Kysely<DB>, { plegados, esqueletos, firmas }: Buscadas) =>
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

/** Active people without a password of their own, perhaps only some of them, in order of name; their rows perhaps locked. */
export const listPendientes = (
  db: Kysely<DB>,
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

/** The codes that some people were given by themselves, beyond those of their category. */
export const listExcepciones = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('excepciones')
    .select(['usuario_id', 'codigo'])
    .where(anyOf('usuario_id', ids))
    .execute();
