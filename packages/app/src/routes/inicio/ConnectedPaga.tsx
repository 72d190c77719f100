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

/**
 * The countdown to the pay day for visitors. A signed-in user sees the countdown beside their
 * period.
 */
export function ConnectedPaga() {
  const zona = useQuery(configuracionQuery()).data?.zona;
  const momento = useContext(RenderTimeContext);
  // During hydration the countdown shows the time at which the server rendered it.
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
