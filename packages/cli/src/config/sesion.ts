import { parseToken } from '@garita/domain/sesion/token';
import type { Context } from '../Context';
import { readStored, removeStored, writeStored } from './store';

type Env = Context['env'];

/** A session as stored: the token opens this server's door and is sent to no other. */
export interface Sesion {
  readonly servidor: string;
  readonly token: string;
}

const FILE = 'sesion.json';

function parseSesion(value: unknown): Sesion | null {
  const { servidor, token } = (value ?? {}) as Partial<Record<keyof Sesion, unknown>>;
  return typeof servidor === 'string' && typeof token === 'string' && parseToken(token) ? { servidor, token } : null;
}

/** The session of the last sign-in; null when signed out. @throws SignedOutError when others can read the file. */
export const readSesion = (env: Env): Promise<Sesion | null> => readStored(env, FILE, parseSesion, { secret: true });

export const saveSesion = (env: Env, sesion: Sesion): Promise<void> => writeStored(env, FILE, sesion);

export const forgetSesion = (env: Env): Promise<void> => removeStored(env, FILE);
