import { parseToken } from '@garita/domain/sesion/token';
import { parseAccessToken } from '@garita/domain/tokens/accessToken';
import type { Context } from '../Context';
import { findPortal } from './portales';
import { readStored, removeStored, writeStored } from './store';

type Env = Context['env'];

/**
 * A stored session token, or an access token in its place. The token is sent only to its own
 * server.
 */
export interface Sesion {
  readonly servidor: string;
  readonly token: string;
}

/** One file per named portal, so that the user can be signed in to several. */
export const fileOf = (nombre: string | null): string =>
  nombre === null ? 'sesion.json' : `sesion.${nombre}.json`;

/** The file for a server: the named portal's when that portal is selected and matches. */
async function fileFor(env: Env, servidor?: string): Promise<string> {
  const portal = await findPortal(env);
  return fileOf(
    portal && (servidor === undefined || servidor === portal.servidor) ? portal.nombre : null,
  );
}

function parseSesion(value: unknown): Sesion | null {
  const { servidor, token } = (value ?? {}) as Partial<Record<keyof Sesion, unknown>>;
  return typeof servidor === 'string' &&
    typeof token === 'string' &&
    (parseToken(token) ?? parseAccessToken(token))
    ? { servidor, token }
    : null;
}

/** Null when signed out. @throws SignedOutError when other users can read the file */
export const readSesion = async (env: Env, file?: string): Promise<Sesion | null> =>
  readStored(env, file ?? (await fileFor(env)), parseSesion, { secret: true });

export const saveSesion = async (env: Env, sesion: Sesion): Promise<void> =>
  writeStored(env, await fileFor(env, sesion.servidor), sesion);

export const forgetSesion = async (env: Env, file?: string): Promise<void> =>
  removeStored(env, file ?? (await fileFor(env)));
