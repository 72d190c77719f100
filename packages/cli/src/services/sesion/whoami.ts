import { call } from '@garita/api-client/call';
import type { Connection } from '../../connect';

export async function whoami({ api, userId }: Pick<Connection, 'api' | 'userId'>) {
  return (await call(api, 'usuarioPermiso', { id: userId })).datos;
}
