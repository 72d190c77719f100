import { foldCase } from '@garita/domain/formato/foldCase';
import { toEsqueleto } from '@garita/domain/nombres/esqueleto';
import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../db/anyOf';
import { containing } from '../../db/containing';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';
import { toBuscado, withNombre } from '../../db/withNombre';

/** Ignoring case, as the unique index of names does. */
const nameContains = (text: string) =>
  sql<boolean>`usuarios.usuario_plegado like ${containing(foldCase(text))}`;

/** Active people in Spanish order of their names, perhaps only those whose name contains a text. */
export const listActive = (
  db: Kysely<DB>,
  { q, limit }: { q?: string | undefined; limit?: number | undefined } = {},
) =>
  db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select([
      'usuarios.id',
      'usuarios.usuario',
      'misiones.nombre as mision',
      'misiones.categoria_id as id_categoria',
    ])
    .where('usuarios.despedido_en', 'is', null)
    .$if(q !== undefined && q !== '', (query) => query.where(nameContains(q ?? '')))
    .orderBy('usuarios.usuario')
    .orderBy('usuarios.id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();

const selectUsuario = (db: Kysely<DB>) =>
  db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .innerJoin('categorias', 'categorias.id', 'misiones.categoria_id')
    .select([
      'usuarios.id',
      'usuarios.usuario',
      'usuarios.firma',
      'usuarios.registrado_en',
      'usuarios.ultima_vez',
      'usuarios.despedido_en',
    ])
    .select('usuarios.debe_cambiar_clave')
    .select([
      'misiones.id as mision_id',
      'misiones.nombre as mision',
      'categorias.id as categoria_id',
      'categorias.nombre as categoria',
    ]);

export type UsuarioRow = Awaited<
  ReturnType<ReturnType<typeof selectUsuario>['executeTakeFirstOrThrow']>
>;

/** In the order of a search. */
const comesAfter = (id: number) =>
  sql<boolean>`(usuarios.usuario, usuarios.id) > (select ultima.usuario, ultima.id from usuarios as ultima where ultima.id = ${id})`;

/** The first people whose name contains a text, dismissed ones included. @param despues the id of whom they come after */
export const searchUsuarios = (
  db: Kysely<DB>,
  text: string,
  limit: number,
  despues?: number,
): Promise<UsuarioRow[]> =>
  selectUsuario(db)
    .$if(text !== '', (query) => query.where(nameContains(text)))
    .$if(despues !== undefined, (query) => query.where(comesAfter(despues ?? 0)))
    .orderBy('usuarios.usuario')
    .orderBy('usuarios.id')
    .limit(limit)
    .execute();

/** One person, dismissed or not; undefined for an unknown id. */
const usuarioById = prepareQuery('persona', (db, place: Places<{ id: number }>) =>
  selectUsuario(db).where('usuarios.id', '=', place('id')),
);
export const findUsuario = async (db: Kysely<DB>, id: number): Promise<UsuarioRow | undefined> =>
  (await usuarioById(db, { id }))[0];

/** The id behind a name, whatever its case and whether or not the person was dismissed. */
export async function findIdByNombre(db: Kysely<DB>, nombre: string): Promise<number | null> {
  const row = await db
    .selectFrom('usuarios')
    .select('usuarios.id')
    .$call(withNombre(toBuscado(nombre)))
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Somebody else whose name is this one, or looks like it: the former if there are both.
 * @param except the id of who is asked for. @returns undefined when there is nobody.
 */
export const findWithNombreLike = (db: Kysely<DB>, nombre: string, except: number) =>
  db
    .selectFrom('usuarios')
    .select((eb) => eb('usuario_plegado', '=', foldCase(nombre)).as('isSame'))
    .where((eb) =>
      eb.or([
        eb('usuario_plegado', '=', foldCase(nombre)),
        eb('usuario_esqueleto', '=', toEsqueleto(nombre)),
      ]),
    )
    .where('id', '<>', except)
    .orderBy('isSame', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Active people of some missions, by name: who would have to go elsewhere. */
export const listActiveOn = (db: Kysely<DB>, misiones: readonly number[]) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'usuario', 'mision_id', 'firma'])
    .where('despedido_en', 'is', null)
    .where(anyOf('usuarios.mision_id', misiones))
    .orderBy('usuario')
    .orderBy('id')
    .execute();

/** Locks everybody who stands on some missions, the dismissed too, in the order of their ids. */
export const lockPeopleOn = (tx: Kysely<DB>, misiones: readonly number[]) =>
  tx
    .selectFrom('usuarios')
    .select('id')
    .where(anyOf('usuarios.mision_id', misiones))
    .orderBy('id')
    .forUpdate()
    .execute();

/** The agency's owner; undefined before it has been set up. */
export const findOwner = (db: Kysely<DB>) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'usuario'])
    .where('permiso_sys', '=', true)
    .executeTakeFirst();
