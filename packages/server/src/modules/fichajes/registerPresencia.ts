import { must } from '@garita/domain/must';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '../../contract/loadContract';
import type { Loop } from '../../createLoop';
import { createPresencia, type PresenciaDeps } from './createPresencia';

/** Looks for forgotten exits until the app closes. */
export function registerPresencia(
  app: FastifyInstance,
  {
    operations,
    ...deps
  }: Omit<PresenciaDeps, 'onError' | 'operation'> & { readonly operations: readonly Operation[] },
): Loop {
  const presencia = createPresencia({
    ...deps,
    operation: must(
      operations.find(({ id }) => id === 'cerrarFichaje'),
      'The call cerrarFichaje',
    ),
    onError: (error) => app.log.error({ err: error }, 'looking for forgotten exits failed'),
  });
  app.decorate('presencia', presencia);
  app.addHook('onReady', async () => presencia.start());
  app.addHook('onClose', () => presencia.stop());
  return presencia;
}
