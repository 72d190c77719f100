import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import type { Context } from '../../Context';
import { forgetSesion } from '../../config/sesion';
import type { Connection } from '../../connect';

/**
 * Ends the session on the server and forgets it here. A key that the server no longer knows is forgotten too; when the server cannot be
 * reached it is kept, so that signing out again really ends it. A key from GARITA_TOKEN leaves the stored session as it is.
 */
export async function logout(env: Context['env'], { api, fromEnv }: Connection): Promise<void> {
  try {
    await call(api, 'logout');
  } catch (error) {
    if (!(error instanceof ApiError) || error.httpStatus !== 401 || fromEnv) throw error;
  }
  if (!fromEnv) await forgetSesion(env);
}
