import { SkeletonRows } from '@garita/ui/components/Skeleton';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isConfiguradaQuery } from '../queries/agencia';
import type { RegisteredPantalla } from '../router/findPantalla';

const SinConfigurarScreen = lazyPart(
  () => import('@garita/ui/screens/agencia/SinConfigurarScreen'),
  'SinConfigurarScreen',
  { fallback: <SkeletonRows /> },
);

/** The only screen that is available before the setup. */
const SET_UP: RegisteredPantalla['id'] = 'preparar';

interface AgenciaGateProps {
  pantalla: RegisteredPantalla;
  children: ReactNode;
}

/** Until the agency is set up, shows a message instead of a screen. */
export function RequireAgencia({ pantalla, children }: AgenciaGateProps) {
  const { data: isConfigurada, refetch, isFetching } = useQuery(isConfiguradaQuery());
  if (isConfigurada !== false || pantalla.id === SET_UP) return children;
  return <SinConfigurarScreen onRetry={() => void refetch()} isReintentando={isFetching} />;
}
