import type { ApiClient } from '@garita/api-client/createClient';
import type { Moneda } from '@garita/domain/formato/moneda';
import { parseToken } from '@garita/domain/sesion/token';
import { parseAccessToken } from '@garita/domain/tokens/accessToken';
import type { Context } from './Context';
import { findServidor, warnPlain } from './config/servidor';
import { readSesion } from './config/sesion';
import { createApi } from './createApi';
import { SignedOutError } from './errors';

export interface Connection {
  readonly api: ApiClient;
  readonly moneda: Moneda;
  readonly servidor: string;
  /** The token for downloads, which take longer than the timeout of `api`. */
  readonly token: string;
  readonly userId: number;
  /** Whether the token comes from GARITA_TOKEN and not from the file. */
  readonly fromEnv: boolean;
  /** The Idempotency-Keys of replayed answers, and of lines found already done. */
  readonly replayed: Set<string>;
}

async function findToken(env: Context['env'], servidor: string): Promise<string> {
  // An empty GARITA_TOKEN counts too: with the stored session the command could act as another
  // user.
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
 * Connects to the portal in use. @param isHasty disables retries of reads. @throws SignedOutError
 * without a token for this portal
 */
export async function connect({
  env,
  stderr,
  moneda,
  isHasty,
}: Pick<Context, 'env' | 'stderr' | 'moneda'> & { readonly isHasty?: true }): Promise<Connection> {
  const servidor = await findServidor(env);
  warnPlain({ stderr }, servidor);
  const token = await findToken(env, servidor);
  const parsed = parseAccessToken(token) ?? parseToken(token);
  // The token is checked here: an invalid header would fail with an error that quotes the secret.
  if (!parsed)
    throw new SignedOutError(
      token === '' ? 'GARITA_TOKEN está vacía.' : 'GARITA_TOKEN no es un token de Garita.',
    );
  const replayed = new Set<string>();
  return {
    api: createApi(servidor, token, { env, replayed, ...(!isHasty && { stderr }) }),
    moneda,
    servidor,
    token,
    userId: parsed.userId,
    fromEnv: env.GARITA_TOKEN !== undefined,
    replayed,
  };
}
