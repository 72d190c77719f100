import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { RESPALDO } from '@garita/domain/respaldo/textos';
import type { Connection } from '../../connect';
import { findRow } from '../findRow';

/** @throws NotFoundError when it does not exist */
export const findRespaldo = async (
  connection: Connection,
  id: string,
): Promise<Schemas['Respaldo']> =>
  findRow(
    (await call(connection.api, 'respaldos')).respaldos,
    (one) => one.id === id.trim(),
    RESPALDO.noEncontrado,
  );
