import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import type { Context } from '../../Context';
import { forgetSesion } from '../../config/sesion';
import { type Connection, connect } from '../../connect';
import { defineCommand } from '../defineCommand';
import { DESCRIPCIONES } from '../descripciones';

/**
 * Ends the session on the server and deletes it here, also when the server no longer knows it
 * (401). If the server is unreachable, the session stays here, so that a second logout can end it.
 * With GARITA_TOKEN the stored session stays.
 */
async function logout(env: Context['env'], { api, fromEnv }: Connection): Promise<void> {
  try {
    await call(api, 'logout');
  } catch (error) {
    if (!(error instanceof ApiError) || error.httpStatus !== 401 || fromEnv) throw error;
  }
  if (!fromEnv) await forgetSesion(env);
}

export const logoutCommand = defineCommand({
  name: 'logout',
  description: DESCRIPCIONES.logout,
  ejemplos: ['', '--portal casa'],
  llamadas: ['logout'],
  run: async (context) => {
    const connection = await connect(context);
    await logout(context.env, connection);
    context.stderr.write(`Has salido de ${connection.servidor}.\n`);
  },
});
