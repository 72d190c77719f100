import { ACCESS, type OperationId } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import type { PantallaId } from '@garita/domain/pantallas';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { personasQuery as ascensosPersonasQuery } from '../queries/ascensos';
import { ausentesQuery } from '../queries/ausencias';
import { equipoQuery, semanaQuery } from '../queries/equipo';
import { fichajesActivosQuery, fichajesQuery } from '../queries/fichajes';
import { multasQuery } from '../queries/multas';
import { rangosQuery } from '../queries/rangos';
import { cuentaQuery, tiemposQuery } from '../queries/tiempos';
import { usuariosQuery } from '../queries/usuarios';
import type { SessionUser } from '../session/sessionReducer';
import type { RegisteredPantalla } from './findPantalla';
import { resolveGuard } from './resolveGuard';

/** What can be asked for: a query's options, with its operation second in its key (`read`). */
interface Asked {
  readonly queryKey: QueryKey;
}
/** A list that comes page by page (`readPages`). */
type PagesAsked = Asked & { readonly initialPageParam: unknown };

/**
 * What screens ask for as they open, where their address says no more than which screen it is. Left out are those that cannot be known before the screen is
 * there, and those that are never taken from what is known (`staleTime: 0`), which would be asked for twice.
 */
export const SCREEN_READS: Partial<Record<PantallaId, () => readonly Asked[]>> = {
  ascensos: () => [ascensosPersonasQuery()],
  equipo: () => [equipoQuery(), ausentesQuery()],
  fichaje: () => [fichajesQuery(), fichajesActivosQuery(), tiemposQuery()],
  multas: () => [multasQuery()],
  resumensemanal: () => [semanaQuery(), ausentesQuery()],
  tiempos: () => [tiemposQuery(), cuentaQuery(), ausentesQuery()],
  usuarios: () => [usuariosQuery(''), rangosQuery()],
};

/** Whether the contract lets this person make the call of a read. */
const maySee = (user: SessionUser, { queryKey }: Asked): boolean =>
  can(ACCESS[queryKey[1] as OperationId], user);

/**
 * Asks for what a screen will show to this person, nothing of which they may not see or which is still fresh.
 * @returns when all of it has come or failed; null where there is nothing to ask for
 */
export function askForScreen(
  client: QueryClient,
  user: SessionUser,
  pantalla: RegisteredPantalla,
): Promise<unknown> | null {
  if (resolveGuard(pantalla, { phase: 'signedIn', user }, true) !== 'render') return null;
  const reads = SCREEN_READS[pantalla.id]?.().filter((read) => maySee(user, read)) ?? [];
  return reads.length > 0
    ? Promise.all(
        reads.map((read) =>
          'initialPageParam' in read
            ? client.prefetchInfiniteQuery(read as PagesAsked)
            : client.prefetchQuery(read),
        ),
      )
    : null;
}
