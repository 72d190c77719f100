import { ApiError } from '@garita/api-client/ApiError';
import { LECTORES } from '@garita/domain/mudanza/lectores';
import { NotFoundError } from '../../../errors';
import type { Acceso } from './Pregunta';
import { Viejo } from './Viejo';

interface Hallado {
  readonly viejo: Viejo;
  /** Whether the portal is one of ours. Only ours tell their zone. */
  readonly isGarita: boolean;
}

/**
 * Finds the API of a portal, below `/api` or at the address itself. @throws NotFoundError if there is
 * none. @throws SignedOutError if the portal does not accept the key
 */
export async function findViejo(desde: string, acceso: Acceso): Promise<Hallado> {
  for (const base of [`${desde}/api`, desde]) {
    const viejo = new Viejo(base, acceso);
    for (const llamada of ['configuracion', 'getUsuarios'] as const) {
      const respuesta = await viejo.ask({ llamada });
      if ('valor' in respuesta) {
        await viejo.checkLlave();
        const { zona } = LECTORES.configuracion(respuesta.valor, 'UTC') ?? {};
        return { viejo, isGarita: llamada === 'configuracion' && Boolean(zona) };
      }
      if (respuesta.status === 0) throw new ApiError(`${respuesta.razon}.`, { httpStatus: 0 });
    }
  }
  throw new NotFoundError(`En ${desde} no responde ningún portal: la dirección es la de su API.`);
}
