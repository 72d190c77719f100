import { sql } from 'kysely';
import type { Db } from '../db/Db';
import { type Places, prepareQuery } from '../db/prepareQuery';
import type { RowOf } from '../db/RowOf';
import type { Actor, ActorToken } from './Actor';
import { type Key, type Opened, selectPerson, toActor } from './actor.repository';

/**
 * The resolution of the stored last use, in minutes. A finer resolution would cause a write at
 * every call of a script.
 */
const USE_MINUTES = 5;

const selectTokenActor = (db: Db, now: Date) =>
  selectPerson(db)
    .innerJoin('tokens', 'tokens.usuario_id', 'usuarios.id')
    .select([
      'tokens.id as token_id',
      'tokens.nombre as token_nombre',
      'tokens.codigos',
      'tokens.ultimo_uso',
      'tokens.creado_en',
      'tokens.expira_en',
    ])
    .where('tokens.revocado_en', 'is', null)
    .where('tokens.expira_en', '>', now);

type Row = RowOf<typeof selectTokenActor>;

/**
 * The actor of a token. The token's rights never exceed the person's current rights, and a token
 * with chosen codes never counts as the owner.
 */
export function toTokenActor(row: Row): Actor {
  const token: ActorToken = {
    id: row.token_id,
    nombre: row.token_nombre,
    codigos: row.codigos?.split(' ') ?? null,
  };
  const whole = toActor(row, { sesionId: null, token });
  const { codigos } = token;
  return codigos === null
    ? whole
    : {
        ...whole,
        permisoSys: 0,
        permisos: whole.permisos.filter((codigo) => codigos.includes(codigo)),
      };
}

const actorByToken = prepareQuery((db, place: Places<Key & { now: Date }>) =>
  selectTokenActor(db, place('now'))
    .where('tokens.secreto_hash', '=', place('hash'))
    .where('tokens.usuario_id', '=', place('userId')),
);

export const actorByTokenId = prepareQuery((db, place: Places<{ id: number; now: Date }>) =>
  selectTokenActor(db, place('now')).where('tokens.id', '=', place('id')),
);

const actorsByTokens = prepareQuery((db, place: Places<{ ids: readonly number[]; now: Date }>) =>
  selectTokenActor(db, place('now'))
    .select('tokens.secreto_hash')
    .where(sql<boolean>`tokens.id = any(${place('ids')}::int[])`),
);

export async function findOpenedTokens(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Opened[]> {
  if (ids.length === 0) return [];
  return (await actorsByTokens(db, { ids, now })).map((row) => ({
    actor: toTokenActor(row),
    secreto: row.secreto_hash.toString('base64url'),
    expira: row.expira_en,
    uso: row.ultimo_uso ?? row.creado_en,
  }));
}

export interface OpenedByToken {
  readonly opened: Opened;
  readonly tokenId: number;
  readonly ultimoUso: Date | null;
}

/**
 * Finds the actor of an access token.
 * @returns null for an unknown, revoked or expired token, or a dismissed person
 */
export async function findOpenedByAccessToken(
  db: Db,
  token: Key,
  now: Date,
): Promise<OpenedByToken | null> {
  const [row] = await actorByToken(db, { ...token, now });
  if (!row) return null;
  const secreto = token.hash.toString('base64url');
  const opened: Opened = {
    actor: toTokenActor(row),
    secreto,
    expira: row.expira_en,
    uso: row.ultimo_uso ?? row.creado_en,
  };
  return { opened, tokenId: row.token_id, ultimoUso: row.ultimo_uso };
}

export const isUseDue = (last: Date | null, now: Date): boolean =>
  last === null || now.getTime() - last.getTime() >= USE_MINUTES * 60_000;
