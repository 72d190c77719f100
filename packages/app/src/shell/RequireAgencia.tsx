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

/** The one screen available before setup. */
const SET_UP: RegisteredPantalla['id'] = 'preparar';

interface AgenciaGateProps {
  pantalla: RegisteredPantalla;
  children: ReactNode;
}

/** Shows the setup notice instead of a screen until the agency is set up. */
export function RequireAgencia({ pantalla, children }: AgenciaGateProps) {
  const { data: isConfigurada, refetch, isFetching } = useQuery(isConfiguradaQuery());
  if (isConfigurada !== false || pantalla.id === SET_UP) return children;
  return <SinConfigurarScreen onRetry={() => void refetch()} isReintentando={isFetching} />;
}
