import type { Subject, Target } from '@garita/domain/acceso/can';
import { isFactorExigido, readExigencia } from '@garita/domain/factores/exigencia';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { flag } from '../contract/flag';
import type { Db } from '../db/Db';
import { type Places, prepareQuery } from '../db/prepareQuery';
import type { RowOf } from '../db/RowOf';
import type { DB } from '../db/tables';
import { type Actor, effectivePermisos } from './Actor';

const categoryCodes = (eb: ExpressionBuilder<DB, 'misiones' | 'usuarios'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('categoria_permisos')
      .select('codigo')
      .whereRef('categoria_permisos.categoria_id', '=', 'misiones.categoria_id'),
  );

const exceptionCodes = (eb: ExpressionBuilder<DB, 'misiones' | 'usuarios'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('excepciones')
      .select('codigo')
      .whereRef('excepciones.usuario_id', '=', 'usuarios.id'),
  );

const isClockedIn = (eb: ExpressionBuilder<DB, 'misiones' | 'usuarios'>) =>
  eb.exists(
    eb
      .selectFrom('fichajes')
      .select(sql`1`.as('uno'))
      .whereRef('fichajes.usuario_id', '=', 'usuarios.id')
      .where('salida', 'is', null),
  );

const hasFactor = (eb: ExpressionBuilder<DB, 'misiones' | 'usuarios'>) =>
  eb.or([
    eb.exists(
      eb
        .selectFrom('totp')
        .select(sql`1`.as('uno'))
        .whereRef('totp.usuario_id', '=', 'usuarios.id')
        .where('totp.desde', 'is not', null),
    ),
    eb.exists(
      eb
        .selectFrom('llaves')
        .select(sql`1`.as('uno'))
        .whereRef('llaves.usuario_id', '=', 'usuarios.id'),
    ),
  ]);

/** The setting of which people need a second factor; null = none. */
const demandedFactor = (eb: ExpressionBuilder<DB, 'misiones' | 'usuarios'>) =>
  eb.selectFrom('agencia').select(sql<unknown>`ajustes -> 'segundoFactor'`.as('exige'));

/** An active person's fields for access. */
export const selectSubject = (db: Db) =>
  db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select(['usuarios.id', 'usuarios.usuario', 'usuarios.permiso_sys', 'misiones.categoria_id'])
    .select((eb) => [
      categoryCodes(eb).as('de_categoria'),
      exceptionCodes(eb).as('de_excepcion'),
      isClockedIn(eb).as('fichaje'),
    ])
    .where('usuarios.despedido_en', 'is', null);

/** An active person with all fields of an actor, for joins with the session or the token. */
export const selectPerson = (db: Db) =>
  selectSubject(db)
    .select(['usuarios.firma', 'usuarios.debe_cambiar_clave'])
    .select(['usuarios.conf_estados', 'usuarios.conf_app'])
    .select(['misiones.id as mision_id', 'misiones.nombre as mision'])
    .select((eb) => [hasFactor(eb).as('con_factor'), demandedFactor(eb).as('exige_factor')]);

const selectActor = (db: Db) =>
  selectPerson(db)
    .innerJoin('sesiones', 'sesiones.usuario_id', 'usuarios.id')
    .select((eb) => [
      'sesiones.id as sesion_id',
      'sesiones.expira_en',
      eb.fn.coalesce('sesiones.usada_en', 'sesiones.creada_en').as('uso'),
    ])
    .where('sesiones.revocada_en', 'is', null);

type PersonRow = RowOf<typeof selectPerson>;
type SubjectRow = RowOf<typeof selectSubject>;

const permisosOf = (row: Pick<PersonRow, 'permiso_sys' | 'de_categoria' | 'de_excepcion'>) =>
  effectivePermisos(
    row.permiso_sys,
    [...row.de_categoria, ...row.de_excepcion].map((c) => c.codigo),
  );

export const toSubject = (row: SubjectRow) =>
  ({
    id: row.id,
    id_categoria: row.categoria_id,
    permisos: permisosOf(row),
    permisoSys: flag(row.permiso_sys),
    fichaje: Boolean(row.fichaje),
  }) satisfies Subject;

/** A person with all rights. @param by the session or the token of the call */
export function toActor(row: PersonRow, by: Pick<Actor, 'sesionId' | 'token'>): Actor {
  const subject = toSubject(row);
  return {
    ...subject,
    usuario: row.usuario,
    firma: row.firma,
    misionId: row.mision_id,
    mision: row.mision,
    segundoFactor: {
      exigido: isFactorExigido(readExigencia(row.exige_factor), subject),
      puesto: Boolean(row.con_factor),
    },
    debeCambiarClave: row.debe_cambiar_clave,
    config: { estados: flag(row.conf_estados), app: flag(row.conf_app) },
    ...by,
  };
}

/** The person and the hashed secret of a session key or an access token. */
export interface Key {
  readonly userId: number;
  readonly hash: Buffer;
}

const actorByToken = prepareQuery('actor por sesión', (db, place: Places<Key & { now: Date }>) =>
  selectActor(db)
    .where('sesiones.secreto_hash', '=', place('hash'))
    .where('sesiones.usuario_id', '=', place('userId'))
    .where('sesiones.expira_en', '>', place('now')),
);

export const actorBySession = prepareQuery(
  'actor por id de sesión',
  (db, place: Places<{ sesionId: number }>) =>
    selectActor(db).where('sesiones.id', '=', place('sesionId')),
);

export interface Opened {
  readonly actor: Actor;
  /** Names the session: the hash of its secret. */
  readonly secreto: string;
  readonly expira: Date;
  readonly uso: Date;
}

const toOpened = (row: RowOf<typeof selectActor>, secreto: Buffer): Opened => ({
  actor: toActor(row, { sesionId: row.sesion_id, token: null }),
  secreto: secreto.toString('base64url'),
  expira: row.expira_en,
  uso: row.uso,
});

/** Null when the session is unknown, revoked or expired, or its person was dismissed. */
export async function findOpenedByToken(db: Db, token: Key, now: Date): Promise<Opened | null> {
  const [row] = await actorByToken(db, { ...token, now });
  return row ? toOpened(row, token.hash) : null;
}

const actorsBySessions = prepareQuery(
  'actores por ids de sesión',
  (db, place: Places<{ ids: readonly number[] }>) =>
    selectActor(db)
      .select('sesiones.secreto_hash')
      .where(sql<boolean>`sesiones.id = any(${place('ids')}::int[])`),
);

/** The open ones of these sessions, by one query. The caller checks their expiry. */
export async function findOpenedSessions(db: Db, ids: readonly number[]): Promise<Opened[]> {
  if (ids.length === 0) return [];
  return (await actorsBySessions(db, { ids })).map((row) => toOpened(row, row.secreto_hash));
}

/** Whether a key belongs to a session that was open until its person's dismissal. */
export async function wasOfDismissed(db: Db, { userId, hash }: Key): Promise<boolean> {
  const row = await db
    .selectFrom('sesiones')
    .innerJoin('usuarios', 'usuarios.id', 'sesiones.usuario_id')
    .select('usuarios.id')
    .where('sesiones.secreto_hash', '=', hash)
    .where('usuarios.id', '=', userId)
    .where('usuarios.despedido_en', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('sesiones.revocada_en', 'is', null),
        eb('sesiones.revocada_en', '>=', eb.ref('usuarios.despedido_en')),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

const subjectById = prepareQuery('persona en activo', (db, place: Places<{ id: number }>) =>
  selectSubject(db).where('usuarios.id', '=', place('id')),
);

/** Null for an unknown or dismissed person. */
export async function findSubject(db: Db, id: number): Promise<Subject | null> {
  const [row] = await subjectById(db, { id });
  return row ? toSubject(row) : null;
}

export const selectTarget = (db: Db) =>
  db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select(['usuarios.id', 'misiones.categoria_id', 'usuarios.permiso_sys']);

export interface TargetRow {
  readonly id: number;
  readonly categoria_id: number;
  readonly permiso_sys: boolean;
}

export const toTarget = (row: TargetRow | undefined): Target | null =>
  row ? { id: row.id, id_categoria: row.categoria_id, permisoSys: flag(row.permiso_sys) } : null;

export const targetById = prepareQuery(
  'persona de la que se trata',
  (db, place: Places<{ valor: number }>) =>
    selectTarget(db).where('usuarios.id', '=', place('valor')),
);

/** Locks people until the transaction ends. The order of their ids prevents deadlocks. */
export async function lockPeople(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('usuarios')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * {@link lockPeople} in one statement. With a key's name, it locks only if this transaction gets
 * the key, so a late request does not wait.
 */
const lockPeopleOf = prepareQuery(
  'personas que se bloquean',
  (_, place: Places<{ ids: readonly number[]; llave: string | null }>) => sql<{ id: number }>`
    select id from usuarios
    where id = any(${place('ids')}::int[]) and (${place('llave')}::text is null or pg_try_advisory_xact_lock(hashtextextended(${place('llave')}::text, 0)))
    order by id for no key update`,
);

/**
 * {@link lockPeople} for a shared round trip.
 * @param llave the name of a key's lock; null without a key
 */
export const askPeople = (ids: readonly number[], llave: string | null) =>
  lockPeopleOf.with({ ids, llave });
