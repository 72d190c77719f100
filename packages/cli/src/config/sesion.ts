import { parseToken } from '@garita/domain/sesion/token';
import { parseAccessToken } from '@garita/domain/tokens/accessToken';
import type { Context } from '../Context';
import { findPortal } from './portales';
import { readStored, removeStored, writeStored } from './store';

type Env = Context['env'];

/** A stored session token or access token. It is sent only to the server that issued it. */
export interface Sesion {
  readonly servidor: string;
  readonly token: string;
}

/**
 * The file with the session of a named portal, or of the portal without a name. Each portal has a
 * file, so that the user can be signed in to several.
 */
export const fileOf = (nombre: string | null): string =>
  nombre === null ? 'sesion.json' : `sesion.${nombre}.json`;

/**
 * The session file for a server: the file of the portal in use if that portal has a name and this
 * address, otherwise the file of the portal without a name.
 */
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

/**
 * The stored session; null when signed out. @throws SignedOutError when other users can read the
 * file
 */
export const readSesion = async (env: Env, file?: string): Promise<Sesion | null> =>
  readStored(env, file ?? (await fileFor(env)), parseSesion, { secret: true });

export const saveSesion = async (env: Env, sesion: Sesion): Promise<void> =>
  writeStored(env, await fileFor(env, sesion.servidor), sesion);

export const forgetSesion = async (env: Env, file?: string): Promise<void> =>
  removeStored(env, file ?? (await fileFor(env)));
