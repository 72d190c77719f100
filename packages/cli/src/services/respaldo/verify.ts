import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { RESPALDO } from '@garita/domain/respaldo/textos';
import type { Connection } from '../../connect';
import { findRow } from '../findRow';

/** Finds a backup. @throws NotFoundError when it does not exist */
export const findRespaldo = async (
  connection: Connection,
  id: string,
): Promise<Schemas['Respaldo']> =>
  findRow(
    (await call(connection.api, 'respaldos')).respaldos,
    (one) => one.id === id.trim(),
    RESPALDO.noEncontrado,
  );

/**
 * Verifies a backup, or all backups if `id` is undefined. The portal reads each backup completely.
 */
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
