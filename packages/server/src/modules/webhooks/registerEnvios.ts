import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { createEnvios, type Envios } from './createEnvios';

/** Gives the server who sends outside what has happened; it begins and ends with the server. */
export function registerEnvios(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'keyedHash' | 'publicFetch' | 'hasRoom'>,
): Envios {
  const envios = createEnvios({
    ...deps,
    onError: (error) => app.log.error({ err: error }, 'sending outside failed'),
  });
  app.decorate('envios', envios);
  app.addHook('onReady', async () => envios.start());
  app.addHook('onClose', () => envios.stop());
  return envios;
}
