import { lazyPart } from '@garita/ui/parts/lazyPart';
import { useHydrated } from '@garita/ui/parts/useHydrated';
import { SiguientePaga } from '@garita/ui/screens/inicio/SiguientePaga';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { read } from '../../data/read';
import { toBloqueState } from '../../data/toBloqueState';
import { RenderTimeContext } from '../../portal/RenderTimeContext';
import { useServerNow } from '../../portal/useServerNow';
import { useUser } from '../../portal/useSession';
import { configuracionQuery } from '../../queries/agencia';
import { useFailureNotice } from './useFailureNotice';

// Secondary parts: if they fail to load, the start shows without them.
const Recordatorio = lazyPart(() => import('../normativa/Recordatorio'), 'Recordatorio', {
  instead: () => null,
});
const PrimerosPasos = lazyPart(() => import('./ConnectedPrimerosPasos'), 'ConnectedPrimerosPasos', {
  instead: () => null,
});

export function ConnectedPaga() {
  const user = useUser();
  const zona = useQuery(configuracionQuery()).data?.zona;
  const momento = useContext(RenderTimeContext);
  // Hydration needs the prerender's time.
  const serverNow = useServerNow();
  const now = useHydrated() || momento === null ? serverNow : () => momento;
  const fechas = useQuery({ ...read('fechas'), select: ({ proximaPaga }) => proximaPaga });
  useFailureNotice(fechas.error);
  return (
    <>
      {user?.permisoSys === 1 && <PrimerosPasos />}
      {user && <Recordatorio usuario={user.id} />}
      <SiguientePaga
        state={toBloqueState(fechas)}
        {...(zona && { zona })}
        now={now}
        onPaga={() => void fechas.refetch()}
      />
    </>
  );
}
