import { listRangos } from '@garita/domain/rangos/listRangos';
import { toast } from '@garita/ui/components/toast';
import { CalculaRangoScreen } from '@garita/ui/screens/rangos/CalculaRangoScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { rangosQuery } from '../queries/rangos';

export function Component() {
  const rangos = useQuery({ ...rangosQuery(), select: ({ categorias }) => listRangos(categorias) });
  return <CalculaRangoScreen state={toScreenState({ rangos })} onAviso={(text) => toast.error({ text })} />;
}
