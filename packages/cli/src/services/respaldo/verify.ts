import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Connection } from '../../connect';
import { findRespaldo } from './list';

/** The portal reads each backup completely; without `id` it reads all of them. */
export async function verifyRespaldos(
  connection: Connection,
  id: string | undefined,
): Promise<Schemas['Respaldo'][]> {
  const wanted =
    id === undefined
      ? (await call(connection.api, 'respaldos')).respaldos
      : [await findRespaldo(connection, id)];
  const checked: Schemas['Respaldo'][] = [];
  for (const one of wanted)
    checked.push(await call(connection.api, 'comprobarRespaldo', { id: one.id }));
  return checked;
}
