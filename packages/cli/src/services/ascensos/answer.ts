import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { needsFirma } from '@garita/domain/solicitudes/necesitaFirma';
import { SOLICITUDES } from '@garita/domain/solicitudes/textos';
import type { Acto } from '../../change/Acto';
import { toOrden } from '../../change/PreparedChange';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import type { Session } from '../openSession';

export const RESPUESTA = { aceptar: 0, declinar: 1 } as const;
export type Respuesta = (typeof RESPUESTA)[keyof typeof RESPUESTA];

/** The promotions that await the user's answer: one or none. */
export const listSolicitudes = ({
  api,
  userId,
}: Pick<Connection, 'api' | 'userId'>): Promise<Schemas['Solicitud'][]> =>
  call(api, 'getSolicitudes', { id: userId });

async function checkFirma(
  { api, yo }: Session,
  { categoria }: Schemas['Solicitud'],
): Promise<void> {
  const { firma_desde } = await call(api, 'configuracion');
  if (needsFirma(yo.firma, categoria, firma_desde))
    throw new RefusedError(
      `${SOLICITUDES.faltaFirma} Ponla con ${toOrden('firmas', 'set', yo.usuario, 'ABC')}.`,
    );
}

/**
 * Prepares the answer to a promotion. @throws RefusedError when no promotion awaits the answer, or
 * when accepting requires a signature that the user lacks
 */
export async function prepareRespuesta(
  session: Session,
  option: Respuesta,
): Promise<Acto<'actionSolicitudes'>> {
  const [solicitud] = await listSolicitudes(session);
  if (!solicitud) throw new RefusedError('No hay ningún ascenso que espere tu respuesta.');
  const { id, encargado, encargadoNombre, id_rango: rango, nueva: mision } = solicitud;
  if (option === RESPUESTA.aceptar) await checkFirma(session, solicitud);
  return {
    descripcion: `${option === RESPUESTA.aceptar ? 'Aceptar' : 'Declinar'} el ascenso a ${mision} que te propone ${encargadoNombre}`,
    confirmacion: mision,
    body: { option, id, encargado, rango, mision },
  };
}
