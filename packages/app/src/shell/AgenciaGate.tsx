import { CREDITOS } from '@garita/domain/agencia/moneda';
import { SkeletonRows } from '@garita/ui/components/Skeleton';
import { writing } from '@garita/ui/components/writing';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState, useSyncExternalStore } from 'react';
import { configuracionQuery, isConfiguradaQuery } from '../queries/agencia';
import type { RegisteredPantalla } from '../router/findPantalla';

const SinConfigurarScreen = lazyPart(
  () => import('@garita/ui/screens/agencia/SinConfigurarScreen'),
  'SinConfigurarScreen',
  { fallback: <SkeletonRows /> },
);

/** The one screen that is for an agency that is not set up yet. */
const SET_UP: RegisteredPantalla['id'] = 'preparar';

interface AgenciaGateProps {
  pantalla: RegisteredPantalla;
  children: ReactNode;
}

/**
 * While nobody has set the agency up, its screens have nothing to show: what has to be done stands in their place. Amounts are written with what the agency
 * calls its money (`setMoneda`): a screen that stood before that was known, or while it changed, begins anew
 * as soon as nobody is writing in it.
 */
export function AgenciaGate({ pantalla, children }: AgenciaGateProps) {
  const { plural, corta } = useQuery(configuracionQuery()).data?.moneda ?? CREDITOS;
  const isWriting = useSyncExternalStore(writing.subscribe, writing.isGoing, () => false);
  const [drawn, setDrawn] = useState(plural + corta);
  if (drawn !== plural + corta && !isWriting) setDrawn(plural + corta);
  const { data: isConfigurada, refetch, isFetching } = useQuery(isConfiguradaQuery());
  if (isConfigurada !== false || pantalla.id === SET_UP)
    return <Fragment key={drawn}>{children}</Fragment>;
  return <SinConfigurarScreen onRetry={() => void refetch()} isReintentando={isFetching} />;
}
