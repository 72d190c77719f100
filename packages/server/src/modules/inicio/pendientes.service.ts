import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { TIPOS_PENDIENTE } from '@garita/domain/inicio/pendientes';
import type { Actor } from '../../access/Actor';
import type { Espera } from '../../db/countWaiting';
import { together } from '../../db/trips/together';
import type { Deps } from '../../gate/Deps';

const NADA: Espera = { cuantos: 0, desde: null };

/** What waits for somebody, the most urgent first (contract: pendientes). */
export async function getPendientes(
  { db, pendientes, clock }: Pick<Deps, 'db' | 'pendientes' | 'clock'>,
  actor: Actor,
) {
  const now = clock();
  const heard = TIPOS_PENDIENTE.map((tipo) => ({ tipo, pendiente: pendientes[tipo] })).filter(
    ({ pendiente }) => can(ACCESS[pendiente.llamada], actor),
  );
  // What can be asked at once goes in one trip; what has to know something before takes its own beside it.
  const [asked, counted] = await Promise.all([
    together(
      db,
      Object.fromEntries(
        heard.map(({ tipo, pendiente }) => [
          tipo,
          'ask' in pendiente ? pendiente.ask(actor, now) : null,
        ]),
      ),
    ),
    Promise.all(
      heard.map(({ pendiente }) =>
        'count' in pendiente ? pendiente.count(db, actor, now) : undefined,
      ),
    ),
  ]);
  return heard.flatMap(({ tipo }, i) => {
    const { cuantos, desde } = asked[tipo]?.[0] ?? counted[i] ?? NADA;
    return cuantos > 0 ? [{ tipo, cuantos, desde: desde?.toISOString() ?? null }] : [];
  });
}
