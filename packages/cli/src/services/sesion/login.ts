import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import { parseToken } from '@garita/domain/sesion/token';
import { parseAccessToken } from '@garita/domain/tokens/accessToken';
import type { Context } from '../../Context';
import { saveServidor } from '../../config/servidor';
import { saveSesion } from '../../config/sesion';
import { createApi } from '../../createApi';
import { RefusedError, SignedOutError } from '../../errors';
import { whoami } from './whoami';

export interface LoginOptions {
  readonly servidor: string;
  readonly usuario: string;
  readonly clave: string;
  /**
   * Called when the portal asks for the code of the second factor. @param isApp whether an
   * authenticator app has the code; otherwise only recovery codes work @param fault the portal's
   * error about the previous code
   */
  readonly askCodigo: (isApp: boolean, fault: string | null) => Promise<string>;
  /** The number of attempts at the code: more than one when a person types it. */
  readonly tries: number;
}

const isUnauthorized = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.httpStatus === 401;

/** Whether the code was wrong (401) or malformed (400), for example empty. */
const isWrongCodigo = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.httpStatus === 400 || error.httpStatus === 401);

async function openSession(
  env: Context['env'],
  { servidor, usuario, clave, askCodigo, tries }: LoginOptions,
): Promise<string> {
  const api = createApi(servidor, null, { env });
  try {
    const answer = await call(api, 'login', { usuario, clave });
    if ('token' in answer) return answer.token;
    const { reto, formas } = answer;
    if (formas.every((forma) => forma === 'llave')) {
      throw new RefusedError(
        'Esta cuenta solo tiene llaves de acceso, que no sirven en la terminal, y no le quedan códigos de recuperación: haz otros en el portal.',
      );
    }
    const isApp = formas.includes('codigo');
    let fault: string | null = null;
    for (let tried = 1; ; tried++) {
      const codigo = await askCodigo(isApp, fault);
      try {
        return (await call(api, 'loginFactor', { reto, codigo })).token;
      } catch (error) {
        if (tried >= tries || !isWrongCodigo(error)) throw error;
        fault = error.message;
      }
    }
  } catch (error) {
    // In other calls a 401 means that the user must sign in. Here the sign-in itself was refused.
    throw isUnauthorized(error) ? new RefusedError(error.message) : error;
  }
}

/**
 * Signs in, stores the session and returns its user. @throws RefusedError for a wrong name,
 * password or code
 */
export async function login(env: Context['env'], options: LoginOptions) {
  const { servidor } = options;
  const token = await openSession(env, options);
  await saveSesion(env, { servidor, token });
  await saveServidor(env, servidor);
  return whoami({
    api: createApi(servidor, token, { env }),
    userId: parseToken(token)?.userId ?? 0,
  });
}

/**
 * Stores an access token after the portal has accepted it. @throws SignedOutError for an invalid
 * token
 */
export async function loginByToken(env: Context['env'], servidor: string, token: string) {
  const parsed = parseAccessToken(token);
  if (!parsed)
    throw new SignedOutError('Eso no es un token de Garita: «garita token create» hace uno.');
  const yo = await whoami({ api: createApi(servidor, token, { env }), userId: parsed.userId });
  await saveSesion(env, { servidor, token });
  await saveServidor(env, servidor);
  return yo;
}
