import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import { RESPALDO } from '@garita/domain/respaldo/textos';
import type { Connection } from '../../connect';
import { findRow } from '../findRow';

export type Respaldo = components['schemas']['Respaldo'];
export type Respaldos = components['schemas']['Respaldos'];

/** The backups, the newest first, and how they are made. */
export const readRespaldos = ({ api }: Pick<Connection, 'api'>): Promise<Respaldos> =>
  call(api, 'respaldos');

/** One backup by its id, as the list gives it. @throws RefusedError for one that there is not. */
export const findRespaldo = async (connection: Connection, id: string): Promise<Respaldo> =>
  findRow(
    (await readRespaldos(connection)).respaldos,
    (one) => one.id === id.trim(),
    RESPALDO.noEncontrado,
  );
