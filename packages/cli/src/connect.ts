import type { ApiClient } from '@garita/api-client/createClient';
import { parseToken } from '@garita/domain/sesion/token';
import { parseAccessToken } from '@garita/domain/tokens/accessToken';
import type { Context } from './Context';
import { findServidor, warnPlain } from './config/servidor';
import { readSesion } from './config/sesion';
import { createApi } from './createApi';
import { SignedOutError } from './errors';

/** A client that is signed in. */
export interface Connection {
  readonly api: ApiClient;
  readonly servidor: string;
  /** What opens it: for downloads, which are too long for `api`. */
  readonly token: string;
  /** The id of whoever is signed in. */
  readonly userId: number;
  /** Whether the key comes from GARITA_TOKEN and not from the file. */
  readonly fromEnv: boolean;
  /** The Idempotency-Keys that the portal has answered as it had before, and those of lines that were found done. */
  readonly repetidas: Set<string>;
}

async function findToken(env: Context['env'], servidor: string): Promise<string> {
  // Also an empty one: whoever gives a token means that one, and not what another's session may.
  if (env.GARITA_TOKEN !== undefined) return env.GARITA_TOKEN.trim();
  const sesion = await readSesion(env);
  if (!sesion) throw new SignedOutError('No has entrado. Entra con «garita login».');
  if (sesion.servidor !== servidor)
    throw new SignedOutError(
      `Tu sesión es de ${sesion.servidor}. Para ${servidor} entra con «garita login».`,
    );
  return sesion.token;
}

/**
 * Signs in with GARITA_TOKEN, which is a token of a script or of a session, or with the stored session.
 * @param isHasty whether no read waits for a portal that asks for a pause
 * @throws SignedOutError without a key that could open this server.
 */
export async function connect({
  env,
  stderr,
  isHasty,
}: Pick<Context, 'env' | 'stderr'> & { readonly isHasty?: true }): Promise<Connection> {
  const servidor = await findServidor(env);
  warnPlain({ stderr }, servidor);
  const token = await findToken(env, servidor);
  const parsed = parseAccessToken(token) ?? parseToken(token);
  // Checked here: an impossible header would fail with an error that quotes the secret.
  if (!parsed)
    throw new SignedOutError(
      token === '' ? 'GARITA_TOKEN está vacía.' : 'GARITA_TOKEN no es un token de Garita.',
    );
  const repetidas = new Set<string>();
  return {
    api: createApi(servidor, token, { env, repetidas, ...(!isHasty && { stderr }) }),
    servidor,
    token,
    userId: parsed.userId,
    fromEnv: env.GARITA_TOKEN !== undefined,
    repetidas,
  };
}
