import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { TIPOS_PENDIENTE } from '@garita/domain/inicio/pendientes';
import type { Actor } from '../../access/Actor';
import type { Deps } from '../../deps';

/** What waits for somebody, the most urgent first (contract: pendientes). */
export async function getPendientes({ db, pendientes, clock }: Pick<Deps, 'db' | 'pendientes' | 'clock'>, actor: Actor) {
  const now = clock();
  const heard = TIPOS_PENDIENTE.filter((tipo) => can(ACCESS[pendientes[tipo].llamada], actor));
  const counted = await Promise.all(heard.map(async (tipo) => ({ tipo, ...(await pendientes[tipo].count(db, actor, now)) })));
  return counted.filter(({ cuantos }) => cuantos > 0).map(({ desde, ...rest }) => ({ ...rest, desde: desde?.toISOString() ?? null }));
}
