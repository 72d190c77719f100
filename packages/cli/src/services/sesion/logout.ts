import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import type { Context } from '../../Context';
import { forgetSesion } from '../../config/sesion';
import type { Connection } from '../../connect';

/**
 * Deletes the session here also when the server no longer knows it (401). When the server is
 * unreachable it stays, so that a second logout really ends it. With GARITA_TOKEN it stays.
 */
export async function logout(env: Context['env'], { api, fromEnv }: Connection): Promise<void> {
  try {
    await call(api, 'logout');
  } catch (error) {
    if (!(error instanceof ApiError) || error.httpStatus !== 401 || fromEnv) throw error;
  }
  if (!fromEnv) await forgetSesion(env);
}
