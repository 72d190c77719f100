import { ResumenSemanalScreen } from '@garita/ui/screens/equipo/ResumenSemanalScreen';
import { useReads } from '../data/useReads';
import { configuracionQuery } from '../queries/agencia';
import { semanaQuery } from '../queries/equipo';
import { ConAusentes } from './ausencias/ConAusentes';

export function Component() {
  return (
    <ConAusentes>
      <ResumenSemanalScreen
        state={useReads({ semana: semanaQuery(), configuracion: configuracionQuery() })}
      />
    </ConAusentes>
  );
}
