import { ResumenSemanalScreen } from '@garita/ui/screens/equipo/ResumenSemanalScreen';
import { useReads } from '../data/useReads';
import { configuracionQuery } from '../queries/agencia';
import { semanaQuery } from '../queries/equipo';

export function Component() {
  return <ResumenSemanalScreen state={useReads({ semana: semanaQuery(), configuracion: configuracionQuery() })} />;
}
