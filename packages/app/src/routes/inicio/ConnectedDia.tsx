import { buildMenu } from '@garita/domain/pantallas';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { Dia } from '@garita/ui/screens/inicio/Dia';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/read';
import { toBloqueState } from '../../data/toBloqueState';
import { useWrite } from '../../data/useWrite';
import { isRestricted } from '../../portal/isRestricted';
import type { SessionUser } from '../../portal/sessionReducer';
import { useServerNow } from '../../portal/useServerNow';
import { useSignedInUser } from '../../portal/useSession';
import { hoyQuery, pendientesQuery } from '../../queries/inicio';
import { useSolicitudes } from '../solicitudes/useSolicitudes';
import { keptVisits } from './keptVisits';
import { pickShortcuts } from './pickShortcuts';

// If these secondary parts fail to load, the page is shown without them.
const Puesto = lazyPart(() => import('../fichajes/ConnectedPuesto'), 'ConnectedPuesto', {
  instead: () => null,
});

const PrimerosPasos = lazyPart(() => import('./ConnectedPrimerosPasos'), 'ConnectedPrimerosPasos', {
  instead: () => null,
});

/**
 * Whether the start page shows the user's tasks. The other users see the screens that they open
 * most.
 */
const isLeader = ({ permisoSys, permisos }: SessionUser): boolean =>
  permisoSys === 1 || permisos.length > 0;

export function ConnectedDia() {
  const user = useSignedInUser();
  // While the user has an obligation (`isRestricted`), the server refuses these reads.
  const enabled = !isRestricted(user);
  const { solicitudes, respuesta } = useSolicitudes(enabled);
  const fechas = useQuery({ ...read('fechas'), select: ({ proximaPaga }) => proximaPaga });
  const actionFichar = useWrite('actionFichar', { isToldElsewhere: true });
  return (
    <Dia
      persona={user}
      isDentro={user.fichaje}
      hoy={toBloqueState(useQuery({ ...hoyQuery(), enabled }))}
      pendientes={toBloqueState(useQuery({ ...pendientesQuery(), enabled }))}
      solicitud={solicitudes.data?.[0] ?? null}
      respuesta={respuesta}
      atajos={isLeader(user) ? [] : pickShortcuts(buildMenu(user), keptVisits.read(user.id))}
      paga={toBloqueState(fechas)}
      onPaga={() => void fechas.refetch()}
      primeros={user.permisoSys === 1 && <PrimerosPasos />}
      puesto={!isRestricted(user) && <Puesto />}
      now={useServerNow()}
      onClockIn={() => actionFichar({ op: 0 })}
    />
  );
}
