import { NominaScreen } from '@garita/ui/screens/nomina/NominaScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { nominaQuery } from '../queries/nomina';

export function Component() {
  return <NominaScreen state={toScreenState({ filas: useQuery(nominaQuery()) })} />;
}
