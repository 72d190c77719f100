import { readServicios, type Servicios } from '@garita/domain/agencia/servicios';
import type { Config } from '../../config';
import type { Db } from '../../db/Db';
import { findConAjustes } from './ajustes.repository';

export const serviciosOf = ({
  avatarUrl,
  radioStream,
  radioInfo,
  discordUrl,
  socialUrl,
}: Config): Servicios => ({
  avatar: avatarUrl,
  radioStream,
  radioInfo,
  discord: discordUrl,
  social: socialUrl,
});

/** The external services; unset ones come from the environment. */
export async function getServicios(db: Db, config: Config): Promise<Servicios> {
  return readServicios((await findConAjustes(db))?.ajustes.servicios, serviciosOf(config));
}
