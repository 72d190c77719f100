import { listRangos } from '@garita/domain/rangos/listRangos';
import { CalculaRangoScreen } from '@garita/ui/screens/rangos/CalculaRangoScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { rangosQuery } from '../queries/rangos';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const rangos = useQuery({ ...rangosQuery(), select: ({ categorias }) => listRangos(categorias) });
  return <CalculaRangoScreen state={toScreenState({ rangos })} onAviso={useFormNotice()} />;
}
