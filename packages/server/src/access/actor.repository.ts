import type { Subject } from '@garita/domain/acceso/can';
import { ACCESO } from '@garita/domain/acceso/textos';
import { readPuertaDesde } from '@garita/domain/agencia/registro';
import { isFactorExigido, readExigencia } from '@garita/domain/factores/exigencia';
import { type RawBuilder, sql } from 'kysely';
import { flag } from '../contract/flag';
import type { Db } from '../db/Db';
import { type Places, prepareQuery } from '../db/prepareQuery';
import type { RowOf } from '../db/RowOf';
import { type Actor, effectivePermisos } from './Actor';

const categoryCodes = sql<string[]>`array(
  select codigo from categoria_permisos where categoria_id = misiones.categoria_id)`;
const exceptionCodes = sql<string[]>`array(
  select codigo from excepciones where usuario_id = usuarios.id)`;
const isClockedIn = sql<boolean>`exists (
  select from fichajes where usuario_id = usuarios.id and salida is null)`;
const hasFactor = sql<boolean>`(
  exists (select from totp where usuario_id = usuarios.id and desde is not null)
  or exists (select from llaves where usuario_id = usuarios.id))`;
/** The setting that says who needs a second factor; null = not set. */
const demandedFactor = sql<unknown>`(select ajustes -> 'segundoFactor' from agencia)`;
/** The setting with the lowest category that may ask at the door; null = not set. */
const puertaDesde = sql<unknown>`(select ajustes #> '{registro,puerta}' from agencia)`;

/** An active person's fields for access. */
export const selectSubject = (db: Db) =>
  db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select(['usuarios.id', 'usuarios.usuario', 'usuarios.permiso_sys', 'misiones.categoria_id'])
    .select([categoryCodes.as('de_categoria'), exceptionCodes.as('de_excepcion')])
    .select(isClockedIn.as('fichaje'))
    .where('usuarios.despedido_en', 'is', null);

/** An active person with all fields of an actor, for joins with the session or the token. */
export const selectPerson = (db: Db) =>
  selectSubject(db)
    .select(['usuarios.firma', 'usuarios.debe_cambiar_clave'])
    .select(['usuarios.conf_estados', 'usuarios.conf_app'])
    .select(['misiones.id as mision_id', 'misiones.nombre as mision'])
    .select([hasFactor.as('con_factor'), demandedFactor.as('exige_factor')])
    .select(puertaDesde.as('puerta_desde'));

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
  effectivePermisos(row.permiso_sys, [...row.de_categoria, ...row.de_excepcion]);

export const toSubject = (row: SubjectRow) =>
  ({
    id: row.id,
    id_categoria: row.categoria_id,
    permisos: permisosOf(row),
    permisoSys: flag(row.permiso_sys),
    fichaje: row.fichaje,
  }) satisfies Subject;

/**
 * The actor of a row, with the rights of the person.
 * @param by the session or token of the call
 */
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
      puesto: row.con_factor,
    },
    puertaDesde: readPuertaDesde(row.puerta_desde),
    debeCambiarClave: row.debe_cambiar_clave,
    config: { estados: flag(row.conf_estados), app: flag(row.conf_app) },
    ...by,
  };
}

/** A session key or an access token: its person and the hash of its secret. */
export interface Key {
  readonly userId: number;
  readonly hash: Buffer;
}

const actorByToken = prepareQuery((db, place: Places<Key & { now: Date }>) =>
  selectActor(db)
    .where('sesiones.secreto_hash', '=', place('hash'))
    .where('sesiones.usuario_id', '=', place('userId'))
    .where('sesiones.expira_en', '>', place('now')),
);

export const actorBySession = prepareQuery((db, place: Places<{ sesionId: number }>) =>
  selectActor(db).where('sesiones.id', '=', place('sesionId')),
);

export interface Opened {
  readonly actor: Actor;
  /** The hash of the secret; it identifies the session or the token. */
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

/**
 * Finds the session of a key. @returns null for an unknown, revoked or expired session, or a
 * dismissed person
 */
export async function findOpenedByToken(db: Db, token: Key, now: Date): Promise<Opened | null> {
  const [row] = await actorByToken(db, { ...token, now });
  return row ? toOpened(row, token.hash) : null;
}

const actorsBySessions = prepareQuery((db, place: Places<{ ids: readonly number[] }>) =>
  selectActor(db)
    .select('sesiones.secreto_hash')
    .where(sql<boolean>`sesiones.id = any(${place('ids')}::int[])`),
);

/**
 * The sessions with these ids, except revoked sessions and dismissed people's sessions. The caller
 * checks the expiry.
 */
export async function findOpenedSessions(db: Db, ids: readonly number[]): Promise<Opened[]> {
  if (ids.length === 0) return [];
  return (await actorsBySessions(db, { ids })).map((row) => toOpened(row, row.secreto_hash));
}

/** Whether the session was open when its person was dismissed. */
async function endedByDismissal(db: Db, isSession: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql`
    select from sesiones s join usuarios u on u.id = s.usuario_id
    where ${isSession} and u.despedido_en is not null
      and (s.revocada_en is null or s.revocada_en >= u.despedido_en)`.execute(db);
  return rows.length > 0;
}

export const wasOfDismissed = (db: Db, { userId, hash }: Key): Promise<boolean> =>
  endedByDismissal(db, sql`s.secreto_hash = ${hash} and u.id = ${userId}`);

/**
 * The message for a caller whose session or token ended after the portal had authenticated the
 * call.
 */
export const explainEnded = async (db: Db, { sesionId }: Actor): Promise<string> =>
  sesionId !== null && (await endedByDismissal(db, sql`s.id = ${sesionId}`))
    ? ACCESO.despedido
    : ACCESO.sinSesion;

const subjectById = prepareQuery((db, place: Places<{ id: number }>) =>
  selectSubject(db).where('usuarios.id', '=', place('id')),
);

/** A person's fields for access checks; null for an unknown or dismissed person. */
export async function findSubject(db: Db, id: number): Promise<Subject | null> {
  const [row] = await subjectById(db, { id });
  return row ? toSubject(row) : null;
}

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
 * {@link lockPeople} in one statement. With the name of an idempotency key, it locks people only if
 * this transaction gets the key's lock. So a late repeat of a request does not wait for the
 * people's locks.
 */
const lockPeopleOf = prepareQuery(
  (_, place: Places<{ ids: readonly number[]; llave: string | null }>) => sql<{ id: number }>`
    select id from usuarios
    where id = any(${place('ids')}::int[]) and (${place('llave')}::text is null or pg_try_advisory_xact_lock(hashtextextended(${place('llave')}::text, 0)))
    order by id for no key update`,
);

/** The query of {@link lockPeople}, for a round trip with other statements. */
export const askPeople = (ids: readonly number[], llave: string | null) =>
  lockPeopleOf.with({ ids, llave });
