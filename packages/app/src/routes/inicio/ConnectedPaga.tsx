import { useHydrated } from '@garita/ui/parts/useHydrated';
import { SiguientePaga } from '@garita/ui/screens/inicio/SiguientePaga';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { read } from '../../data/read';
import { toBloqueState } from '../../data/toBloqueState';
import { RenderTimeContext } from '../../portal/RenderTimeContext';
import { useServerNow } from '../../portal/useServerNow';
import { configuracionQuery } from '../../queries/agencia';
import { useFailureNotice } from './useFailureNotice';

/** The countdown for visitors; a signed-in user has it in their period. */
export function ConnectedPaga() {
  const zona = useQuery(configuracionQuery()).data?.zona;
  const momento = useContext(RenderTimeContext);
  // Hydration needs the prerender's time.
  const serverNow = useServerNow();
  const now = useHydrated() || momento === null ? serverNow : () => momento;
  const fechas = useQuery({ ...read('fechas'), select: ({ proximaPaga }) => proximaPaga });
  useFailureNotice(fechas.error);
  return (
    <SiguientePaga
      state={toBloqueState(fechas)}
      {...(zona && { zona })}
      now={now}
      onPaga={() => void fechas.refetch()}
    />
  );
}
