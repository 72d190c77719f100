import { readServicios, type Servicios } from '@garita/domain/agencia/servicios';
import type { Kysely } from 'kysely';
import type { Config } from '../../config';
import type { DB } from '../../db/tables';
import { findConAjustes } from './ajustes.repository';

/** What the environment variables say. */
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

/** What the agency uses from outside: what it has chosen, or else what the operator of the machine has set. */
export async function getServicios(db: Kysely<DB>, config: Config): Promise<Servicios> {
  return readServicios((await findConAjustes(db))?.ajustes.servicios, serviciosOf(config));
}
