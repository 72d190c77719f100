import type { FastifyInstance } from 'fastify';
import { isPublicAddress } from '../access/address';

const ADVICE =
  'Llega X-Forwarded-For de un servidor en el que TRUST_PROXY no confía, y no se hace caso. Si es el que está delante del portal, indícalo en TRUST_PROXY: hasta entonces, todos los visitantes parecen venir de él.';

/**
 * Logs once that an untrusted proxy forwards requests. All its visitors then share the proxy's
 * address and limits. Any client can send the header, so the app does not repeat the warning. The
 * warning names the sender's address only if it is not public.
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
