import { call } from '@garita/api-client/call';
import type { Connection } from '../../connect';
import { findRespaldo, type Respaldo, readRespaldos } from './list';

/**
 * Has the portal read backups to their last byte.
 * @param id left out, all of them
 */
export async function verifyRespaldos(
  connection: Connection,
  id: string | undefined,
): Promise<Respaldo[]> {
  const wanted =
    id === undefined
      ? (await readRespaldos(connection)).respaldos
      : [await findRespaldo(connection, id)];
  const checked: Respaldo[] = [];
  for (const one of wanted)
    checked.push(await call(connection.api, 'comprobarRespaldo', { id: one.id }));
  return checked;
}
