import { readServicios, type Servicios } from '@garita/domain/agencia/servicios';
import { readRutas } from '@garita/domain/enlaces/elegidos';
import type { AvatarService } from '../../avatar/askService';
import type { Config } from '../../config';
import type { Db } from '../../db/Db';
import { findConAjustes } from './ajustes.repository';

export const serviciosOf = (config: Config): Servicios => ({
  avatar: config.avatarUrl,
  perfil: config.verificationUrl,
  radioStream: config.radioStream,
  radioInfo: config.radioInfo,
  discord: config.discordUrl,
  social: config.socialUrl,
});

/** The external services. A service that the agency has not chosen comes from the environment. */
export async function getServicios(db: Db, config: Config): Promise<Servicios> {
  return readServicios((await findConAjustes(db))?.ajustes.servicios, serviciosOf(config));
}

/**
 * The agency's avatar service. `perfil` is null if neither the agency nor the operator has chosen
 * one.
 */
export async function getAvatarService(db: Db, config: Config): Promise<AvatarService> {
  const servicios = (await findConAjustes(db))?.ajustes.servicios;
  const { perfil } = readServicios(servicios, serviciosOf(config));
  const isOperators = perfil !== null && perfil === config.verificationUrl;
  return { perfil, ...readRutas(servicios), isOperators };
}
