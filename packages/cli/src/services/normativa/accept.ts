import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';

type Schemas = components['schemas'];
export type Aceptacion = Schemas['AceptacionNormativa'];
export type Version = Schemas['VersionNormativa'];

type Api = Pick<Connection, 'api'>;

/** Who has accepted the published version and who has not, those of the highest category first. */
export const listAceptaciones = async ({ api }: Api): Promise<Aceptacion[]> =>
  (await call(api, 'aceptacionesNormativa')).personas;

/** Every published version, the newest first. */
export const listVersiones = ({ api }: Api): Promise<Version[]> => call(api, 'versionesNormativa');

/** Accepts the rules as they are published now. @throws RefusedError for who has done so. */
export async function prepareAceptacion({ api }: Api): Promise<Cambio> {
  const { version, aceptada } = await call(api, 'aceptacionNormativa');
  if (aceptada !== null)
    throw new RefusedError(
      `Ya aceptaste la versión ${version} de la normativa, el ${formatInstant(aceptada)}.`,
    );
  return {
    descripcion: `Aceptar la versión ${version} de la normativa, que has leído`,
    confirmacion: `versión ${version}`,
    send: toSend(api, 'aceptarNormativa', { version }),
  };
}
