import { SkeletonRows } from '@garita/ui/components/Skeleton';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isConfiguradaQuery } from '../queries/agencia';
import type { RegisteredPantalla } from './findPantalla';

const SinConfigurarScreen = lazyPart(() => import('@garita/ui/screens/agencia/SinConfigurarScreen'), 'SinConfigurarScreen', { fallback: <SkeletonRows /> });

/** The one screen that is for an agency that is not set up yet. */
const SET_UP: RegisteredPantalla['id'] = 'preparar';

interface AgenciaGateProps {
  pantalla: RegisteredPantalla;
  children: ReactNode;
}

/** While nobody has set the agency up, its screens have nothing to show: what has to be done stands in their place. */
export function AgenciaGate({ pantalla, children }: AgenciaGateProps) {
  const { data: isConfigurada, refetch, isFetching } = useQuery(isConfiguradaQuery());
  if (isConfigurada !== false || pantalla.id === SET_UP) return children;
  return <SinConfigurarScreen onRetry={() => void refetch()} isReintentando={isFetching} />;
}
