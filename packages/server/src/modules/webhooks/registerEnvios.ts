import type { FastifyInstance } from 'fastify';
import { createEnvios, type Envios, type EnviosDeps } from './createEnvios';

export function registerEnvios(app: FastifyInstance, deps: Omit<EnviosDeps, 'onError'>): Envios {
  const envios = createEnvios({
    ...deps,
    onError: (error) => app.log.error({ err: error }, 'sending outside failed'),
  });
  app.decorate('envios', envios);
  app.addHook('onReady', async () => envios.start());
  app.addHook('onClose', () => envios.stop());
  return envios;
}
