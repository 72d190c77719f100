import type { FastifyInstance } from 'fastify';
import { createDeliveries, type Deliveries, type DeliveriesDeps } from './createDeliveries';

export function registerDeliveries(
  app: FastifyInstance,
  deps: Omit<DeliveriesDeps, 'onError'>,
): Deliveries {
  const envios = createDeliveries({
    ...deps,
    onError: (error) => app.log.error({ err: error }, 'sending outside failed'),
  });
  app.decorate('envios', envios);
  app.addHook('onReady', async () => envios.start());
  app.addHook('onClose', () => envios.stop());
  return envios;
}
