import { buildMenu } from '@garita/domain/pantallas';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { Dia } from '@garita/ui/screens/inicio/Dia';
import { useQuery } from '@tanstack/react-query';
import { toBloqueState } from '../../data/toBloqueState';
import { useWrite } from '../../data/useWrite';
import { isHeld } from '../../portal/isHeld';
import { useServerNow } from '../../portal/useServerNow';
import { useSignedInUser } from '../../portal/useSession';
import { hoyQuery, pendientesQuery } from '../../queries/inicio';
import { keptVisits } from './keptVisits';
import { pickAtajos } from './pickAtajos';

// Nobody came for it alone: should it be missing, the day is there.
const Puesto = lazyPart(() => import('../fichajes/ConnectedPuesto'), 'ConnectedPuesto', {
  instead: () => null,
});

/** The day of who is signed in. */
export function ConnectedDia() {
  const user = useSignedInUser();
  // While somebody is held to something first, the server tells nothing.
  const enabled = !isHeld(user);
  const actionFichar = useWrite('actionFichar', { isToldElsewhere: true });
  return (
    <Dia
      persona={user}
      isDentro={user.fichaje}
      hoy={toBloqueState(useQuery({ ...hoyQuery(), enabled }))}
      pendientes={toBloqueState(useQuery({ ...pendientesQuery(), enabled }))}
      atajos={pickAtajos(buildMenu(user), keptVisits.read(user.id))}
      puesto={!isHeld(user) && <Puesto />}
      now={useServerNow()}
      onClockIn={() => actionFichar({ op: 0 })}
    />
  );
}
