import { foldCase } from '@garita/domain/formato/foldCase';
import { toEsqueleto } from '@garita/domain/nombres/esqueleto';
import { sql } from 'kysely';
import { selectTarget } from '../../access/targets.repository';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { RowOf } from '../../db/RowOf';
import { type Buscado, toBuscado, withNombre } from '../../db/withNombre';

/** A LIKE pattern with the text's own wildcards escaped. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a name contains a text, ignoring case in the same way as the unique index of names. */
const nameContains = (text: string) =>
  sql<boolean>`usuarios.usuario_plegado like ${containing(foldCase(text))}`;

/** The active people in Spanish order of names. With `q`, only people whose name contains `q`. */
export const listActive = (
  db: Db,
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

export const selectUsuario = (db: Db) =>
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

export type UsuarioRow = RowOf<typeof selectUsuario>;

const comesAfter = (id: number) =>
  sql<boolean>`(usuarios.usuario, usuarios.id) > (select ultima.usuario, ultima.id from usuarios as ultima where ultima.id = ${id})`;

/**
 * Searches active and dismissed people by a part of their name.
 * @param despues the id of the last person of the previous page
 */
export const searchUsuarios = (
  db: Db,
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

const usuarioById = prepareQuery((db, place: Places<{ id: number }>) =>
  selectUsuario(db).where('usuarios.id', '=', place('id')),
);
export const findUsuario = async (db: Db, id: number): Promise<UsuarioRow | undefined> =>
  (await usuarioById(db, { id }))[0];

export const selectByNombre = (db: Db, nombre: Buscado) =>
  db.selectFrom('usuarios').select('usuarios.id').$call(withNombre(nombre));

const targetByNombre = prepareQuery((db, place: Places<Buscado>) =>
  selectTarget(db).where(
    'usuarios.id',
    '=',
    selectByNombre(db, { plegado: place('plegado'), exacto: place('exacto') }),
  ),
);
export const askByNombre = (nombre: string) => targetByNombre.with(toBuscado(nombre));

/** The id of the active or dismissed person with a name, ignoring case; null if there is none. */
export async function findIdByNombre(db: Db, nombre: string): Promise<number | null> {
  return (await selectByNombre(db, toBuscado(nombre)).executeTakeFirst())?.id ?? null;
}

/**
 * A person whose name equals `nombre` or looks like it. An equal name comes first.
 * @param except the id of the person who wants the name
 */
export const findWithNombreLike = (db: Db, nombre: string, except: number) =>
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

export const listActiveOn = (db: Db, misiones: readonly number[]) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'usuario', 'mision_id', 'firma'])
    .where('despedido_en', 'is', null)
    .where(anyOf('usuarios.mision_id', misiones))
    .orderBy('usuario')
    .orderBy('id')
    .execute();

/** Locks the active and dismissed people of these missions, in the order of their ids. */
export const lockPeopleOn = (tx: Db, misiones: readonly number[]) =>
  tx
    .selectFrom('usuarios')
    .select('id')
    .where(anyOf('usuarios.mision_id', misiones))
    .orderBy('id')
    .forUpdate()
    .execute();

export const findOwner = (db: Db) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'usuario'])
    .where('permiso_sys', '=', true)
    .executeTakeFirst();
