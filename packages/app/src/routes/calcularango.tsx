import { listRangos } from '@garita/domain/rangos/listRangos';
import { CalculaRangoScreen } from '@garita/ui/screens/rangos/CalculaRangoScreen';
import { useReads } from '../data/useReads';
import { rangosQuery } from '../queries/rangos';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  return (
    <CalculaRangoScreen state={useReads({ rangos: { ...rangosQuery(), select: ({ categorias }) => listRangos(categorias) } })} onAviso={useFormNotice()} />
  );
}
