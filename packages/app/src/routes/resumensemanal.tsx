import { ResumenSemanalScreen } from '@garita/ui/screens/equipo/ResumenSemanalScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { configuracionQuery } from '../queries/agencia';
import { semanaQuery } from '../queries/equipo';

export function Component() {
  const semana = useQuery(semanaQuery());
  const configuracion = useQuery(configuracionQuery());
  return <ResumenSemanalScreen state={toScreenState({ semana, configuracion })} />;
}
