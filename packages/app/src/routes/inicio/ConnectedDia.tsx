import { buildMenu } from '@garita/domain/pantallas';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { Dia } from '@garita/ui/screens/inicio/Dia';
import { useQuery } from '@tanstack/react-query';
import { toBloqueState } from '../../data/toBloqueState';
import { useWrite } from '../../data/useWrite';
import { isRestricted } from '../../portal/isRestricted';
import { useServerNow } from '../../portal/useServerNow';
import { useSignedInUser } from '../../portal/useSession';
import { hoyQuery, pendientesQuery } from '../../queries/inicio';
import { keptVisits } from './keptVisits';
import { pickShortcuts } from './pickShortcuts';

// A secondary part: if it fails to load, the page shows without it.
const Puesto = lazyPart(() => import('../fichajes/ConnectedPuesto'), 'ConnectedPuesto', {
  instead: () => null,
});

export function ConnectedDia() {
  const user = useSignedInUser();
  // While the user has an obligation (`isRestricted`), the server refuses these reads.
  const enabled = !isRestricted(user);
  const actionFichar = useWrite('actionFichar', { isToldElsewhere: true });
  return (
    <Dia
      persona={user}
      isDentro={user.fichaje}
      hoy={toBloqueState(useQuery({ ...hoyQuery(), enabled }))}
      pendientes={toBloqueState(useQuery({ ...pendientesQuery(), enabled }))}
      atajos={pickShortcuts(buildMenu(user), keptVisits.read(user.id))}
      puesto={!isRestricted(user) && <Puesto />}
      now={useServerNow()}
      onClockIn={() => actionFichar({ op: 0 })}
    />
  );
}
