import type { FastifyInstance } from 'fastify';
import type { Operation } from '../../contract/loadContract';
import type { Database } from '../../db/Database';
import { Cambios, type CambiosDeps } from './Cambios';
import { createVistas } from './createVistas';

interface Sources extends Pick<CambiosDeps, 'readSnapshot' | 'clock' | 'sessionUse'> {
  readonly db: Pick<Database, 'kysely' | 'onAnnounced'>;
  readonly operations: readonly Operation[];
  /** How many connections the process may hold open. */
  readonly connections: number;
}

/** How many may listen at most; more than half of the connections would leave too few to those who ask. */
const OYENTES = 2_000;
const POR_PERSONA = 5;

/** Gives the server who tells what moves; it begins and ends with the server, whose closing waits for no stream. */
export function registerCambios(
  app: FastifyInstance,
  { db, operations, connections, ...rest }: Sources,
): Cambios {
  const cambios = new Cambios({
    ...rest,
    db: db.kysely,
    vistaOf: createVistas(operations),
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
