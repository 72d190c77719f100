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

/** The one screen available before setup. */
const SET_UP: RegisteredPantalla['id'] = 'preparar';

interface AgenciaGateProps {
  pantalla: RegisteredPantalla;
  children: ReactNode;
}

/**
 * Shows the setup notice instead of a screen until the agency is set up. Amounts carry the agency's
 * currency name (`setMoneda`): when it loads or changes, the screen remounts as soon as the user is
 * not typing.
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
