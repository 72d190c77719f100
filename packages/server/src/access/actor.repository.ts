import type { Subject, Target } from '@garita/domain/acceso/can';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { flag } from '../contract/flag';
import type { DB } from '../db/tables';
import { type Actor, effectivePermisos } from './Actor';

const categoryCodes = (eb: ExpressionBuilder<DB, 'misiones' | 'usuarios'>) =>
  jsonArrayFrom(eb.selectFrom('categoria_permisos').select('codigo').whereRef('categoria_permisos.categoria_id', '=', 'misiones.categoria_id'));

const exceptionCodes = (eb: ExpressionBuilder<DB, 'misiones' | 'usuarios'>) =>
  jsonArrayFrom(eb.selectFrom('excepciones').select('codigo').whereRef('excepciones.usuario_id', '=', 'usuarios.id'));

const isClockedIn = (eb: ExpressionBuilder<DB, 'misiones' | 'usuarios'>) =>
  eb.exists(eb.selectFrom('fichajes').select(sql`1`.as('uno')).whereRef('fichajes.usuario_id', '=', 'usuarios.id').where('salida', 'is', null));

function selectActor(db: Kysely<DB>) {
  return db
    .selectFrom('sesiones')
    .innerJoin('usuarios', 'usuarios.id', 'sesiones.usuario_id')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select([
      'usuarios.id',
      'usuarios.usuario',
      'usuarios.firma',
      'usuarios.permiso_sys',
      'usuarios.debe_cambiar_clave',
      'usuarios.conf_estados',
      'usuarios.conf_app',
    ])
    .select(['misiones.id as mision_id', 'misiones.nombre as mision', 'misiones.categoria_id', 'sesiones.id as sesion_id'])
    .select((eb) => [categoryCodes(eb).as('de_categoria'), exceptionCodes(eb).as('de_excepcion'), isClockedIn(eb).as('fichaje')])
    .where('sesiones.revocada_en', 'is', null)
    .where('usuarios.despedido_en', 'is', null);
}

type ActorRow = Awaited<ReturnType<ReturnType<typeof selectActor>['executeTakeFirstOrThrow']>>;

const permisosOf = (row: Pick<ActorRow, 'permiso_sys' | 'de_categoria' | 'de_excepcion'>) =>
  effectivePermisos(
    row.permiso_sys,
    [...row.de_categoria, ...row.de_excepcion].map((c) => c.codigo),
  );

function toActor(row: ActorRow): Actor {
  return {
    id: row.id,
    usuario: row.usuario,
    firma: row.firma,
    misionId: row.mision_id,
    mision: row.mision,
    id_categoria: row.categoria_id,
    permisos: permisosOf(row),
    permisoSys: flag(row.permiso_sys),
    fichaje: Boolean(row.fichaje),
    debeCambiarClave: row.debe_cambiar_clave,
    config: { estados: flag(row.conf_estados), app: flag(row.conf_app) },
    sesionId: row.sesion_id,
  };
}

/** Who a session token belongs to; null when it is unknown, revoked or expired, or the person was dismissed. */
export async function findActorByToken(db: Kysely<DB>, token: { userId: number; hash: Buffer }, now: Date): Promise<Actor | null> {
  const row = await selectActor(db)
    .where('sesiones.secreto_hash', '=', token.hash)
    .where('sesiones.usuario_id', '=', token.userId)
    .where('sesiones.expira_en', '>', now)
    .executeTakeFirst();
  return row ? toActor(row) : null;
}

/** The same person again, inside a transaction, by their session; null when the session or the person has ended meanwhile. */
export async function findActorBySession(tx: Kysely<DB>, sesionId: number): Promise<Actor | null> {
  const row = await selectActor(tx).where('sesiones.id', '=', sesionId).executeTakeFirst();
  return row ? toActor(row) : null;
}

/** An active person as access judges them, whether or not they are the one who asks; null when unknown or dismissed. */
export async function findSubject(db: Kysely<DB>, id: number): Promise<Subject | null> {
  const row = await db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select(['usuarios.id', 'usuarios.permiso_sys', 'misiones.categoria_id'])
    .select((eb) => [categoryCodes(eb).as('de_categoria'), exceptionCodes(eb).as('de_excepcion'), isClockedIn(eb).as('fichaje')])
    .where('usuarios.id', '=', id)
    .where('usuarios.despedido_en', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return { id: row.id, id_categoria: row.categoria_id, permisos: permisosOf(row), permisoSys: flag(row.permiso_sys), fichaje: Boolean(row.fichaje) };
}

/** What access needs to know of the person that a call is about; null for an unknown id. Dismissed people are found too. */
export async function findTarget(db: Kysely<DB>, id: number): Promise<Target | null> {
  const row = await db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select(['usuarios.id', 'misiones.categoria_id', 'usuarios.permiso_sys'])
    .where('usuarios.id', '=', id)
    .executeTakeFirst();
  return row ? { id: row.id, id_categoria: row.categoria_id, permisoSys: flag(row.permiso_sys) } : null;
}

/** Locks people against other writes until the transaction ends, always in the order of their ids, so that two writes never wait for each other. */
export async function lockPeople(tx: Kysely<DB>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('usuarios')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
