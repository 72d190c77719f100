import type { FastifyInstance } from 'fastify';
import { isPublicAddress } from '../access/address';

const ADVICE =
  'Llega X-Forwarded-For de un servidor en el que TRUST_PROXY no confía, y no se hace caso. Si es el que está delante del portal, indícalo en TRUST_PROXY: hasta entonces, todos los visitantes parecen venir de él.';

/**
 * Says once in the log that a proxy names its visitors and is not believed: all of them then share one address, and with it the limits.
 * Anybody can send the header, so it is said no more than once, and the sender is named only when it is no visitor's address.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', async (request) => {
    if (
      isTold ||
      request.headers['x-forwarded-for'] === undefined ||
      (request.ips?.length ?? 1) > 1
    )
      return;
    isTold = true;
    request.log.warn(isPublicAddress(request.ip) ? {} : { servidor: request.ip }, ADVICE);
  });
}
