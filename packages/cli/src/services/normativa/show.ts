import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { formatInstant } from '@garita/domain/formato/instant';
import { NORMATIVA } from '@garita/domain/normativa/textos';
import type { Acto } from '../../change/Acto';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';

/** The normativa with a description. @throws RefusedError when there is no draft */
export async function showNormativa(
  connection: Connection,
  { borrador }: { readonly borrador: boolean },
): Promise<{ contenido: Schemas['Normativa']; que: string }> {
  if (!borrador) {
    const { version, contenido } = await call(connection.api, 'normativa');
    return { contenido, que: `Versión ${version} de la normativa, la que está publicada.` };
  }
  const { contenido, autor } = await call(connection.api, 'borradorNormativa');
  if (contenido === null) throw new RefusedError(NORMATIVA.sinBorrador);
  return { contenido, que: `Borrador de la normativa, sin publicar; lo guardó ${autor}.` };
}

/** Prepares accepting the normativa. @throws RefusedError when the user has already accepted it */
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
