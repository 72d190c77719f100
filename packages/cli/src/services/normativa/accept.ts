import { call } from '@garita/api-client/call';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Acto } from '../../change/Acto';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';

/** @throws RefusedError when the user has already accepted it */
export async function prepareAceptacion({
  api,
}: Pick<Connection, 'api'>): Promise<Acto<'aceptarNormativa'>> {
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
