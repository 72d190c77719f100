import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Acto } from '../../change/Acto';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';

type Api = Pick<Connection, 'api'>;

/** Everyone's acceptance of the published version, highest category first. */
export const listAceptaciones = async ({ api }: Api): Promise<Schemas['AceptacionNormativa'][]> =>
  (await call(api, 'aceptacionesNormativa')).personas;

/** @throws RefusedError when the user has already accepted it */
export async function prepareAceptacion({ api }: Api): Promise<Acto<'aceptarNormativa'>> {
  const { version, aceptada } = await call(api, 'aceptacionNormativa');
  if (aceptada !== null)
    throw new RefusedError(
      `Ya aceptaste la versión ${version} de la normativa, el ${formatInstant(aceptada)}.`,
    );
  return {
    descripcion: `Aceptar la versión ${version} de la normativa, que has leído`,
    confirmacion: `versión ${version}`,
    body: { version },
  };
}
