import type { FastifyInstance } from 'fastify';
import type { Operation } from '../../contract/loadContract';
import type { Database } from '../../db/Database';
import { Cambios, type CambiosDeps } from './Cambios';
import { createReadableTemas } from './createReadableTemas';

interface Sources extends Pick<CambiosDeps, 'readSnapshot' | 'clock' | 'sessionUse'> {
  readonly db: Pick<Database, 'kysely' | 'onAnnounced'>;
  readonly operations: readonly Operation[];
  readonly connections: number;
}

/** The maximum of listeners. They get at most half of the connections; the rest is for requests. */
const OYENTES = 2_000;
const POR_PERSONA = 5;

/**
 * Registers the streams. They start and stop with the server, which does not wait for their end.
 */
export function registerCambios(
  app: FastifyInstance,
  { db, operations, connections, ...rest }: Sources,
): Cambios {
  const cambios = new Cambios({
    ...rest,
    db: db.kysely,
    vistaOf: createReadableTemas(operations),
    limits: { oyentes: Math.min(OYENTES, Math.floor(connections / 2)), porPersona: POR_PERSONA },
    onError: (error) => app.log.warn({ err: error }, 'what has moved could not be read'),
  });
  let stopHearing: () => void = () => undefined;
  app.addHook('onReady', async () => {
    stopHearing = db.onAnnounced(() => cambios.wake());
  });
  app.addHook('preClose', async () => {
    stopHearing();
    cambios.stop();
  });
  return cambios;
}
