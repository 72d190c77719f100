import { unwrap } from '@garita/api-client/createClient';
import type { Connection } from '../../connect';

/** The session user: whoever the key belongs to. */
export async function whoami({ api, userId }: Pick<Connection, 'api' | 'userId'>) {
  return (await unwrap(api.GET('/usuarioPermiso/{id}', { params: { path: { id: userId } } })))
    .datos;
}
