import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import { RESPALDO } from '@garita/domain/respaldo/textos';
import type { Connection } from '../../connect';
import { findRow } from '../findRow';

export type Respaldo = components['schemas']['Respaldo'];
export type Respaldos = components['schemas']['Respaldos'];

/** The backups, the newest first, and how they are made. */
export const readRespaldos = ({ api }: Pick<Connection, 'api'>): Promise<Respaldos> =>
  unwrap(api.GET('/ext/respaldos'));

/** One backup by its id, as the list gives it. @throws RefusedError for one that there is not. */
export const findRespaldo = async (connection: Connection, id: string): Promise<Respaldo> =>
  findRow(
    (await readRespaldos(connection)).respaldos,
    (one) => one.id === id.trim(),
    RESPALDO.noEncontrado,
  );
