import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { TIPOS_PENDIENTE } from '@garita/domain/inicio/pendientes';
import type { Actor } from '../../access/Actor';
import type { Espera } from '../../db/countWaiting';
import { batch } from '../../db/roundTrips/batch';
import type { Deps } from '../../gate/Deps';

const NADA: Espera = { cuantos: 0, desde: null };

/** The things that wait for the user, the most urgent kind first. */
export async function getPendientes(
  { db, pendientes, clock }: Pick<Deps, 'db' | 'pendientes' | 'clock'>,
  actor: Actor,
) {
  const now = clock();
  const permitted = TIPOS_PENDIENTE.map((tipo) => ({ tipo, pendiente: pendientes[tipo] })).filter(
    ({ pendiente: { lee, llamada } }) => can(ACCESS[lee], actor) && can(ACCESS[llamada], actor),
  );
  // Kinds with `ask` share one round trip. Kinds with `count` need a read of their own first, which
  // runs at the same time.
  const [asked, counted] = await Promise.all([
    batch(
      db,
      Object.fromEntries(
        permitted.map(({ tipo, pendiente }) => [
          tipo,
          'ask' in pendiente ? pendiente.ask(actor, now) : null,
        ]),
      ),
    ),
    Promise.all(
      permitted.map(({ pendiente }) =>
        'count' in pendiente ? pendiente.count(db, actor, now) : undefined,
      ),
    ),
  ]);
  return permitted.flatMap(({ tipo }, i) => {
    const { cuantos, desde } = asked[tipo]?.[0] ?? counted[i] ?? NADA;
    return cuantos > 0 ? [{ tipo, cuantos, desde: desde?.toISOString() ?? null }] : [];
  });
}
