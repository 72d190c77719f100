import { readServicios, type Servicios } from '@garita/domain/agencia/servicios';
import type { Config } from '../../config';
import type { Db } from '../../db/Db';
import { findConAjustes } from './ajustes.repository';

export const serviciosOf = (config: Config): Servicios => ({
  avatar: config.avatarUrl,
  radioStream: config.radioStream,
  radioInfo: config.radioInfo,
  discord: config.discordUrl,
  social: config.socialUrl,
});

/** The external services; unset services come from the environment. */
export async function getServicios(db: Db, config: Config): Promise<Servicios> {
  return readServicios((await findConAjustes(db))?.ajustes.servicios, serviciosOf(config));
}
