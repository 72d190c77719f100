import { ResumenSemanalScreen } from '@garita/ui/screens/equipo/ResumenSemanalScreen';
import { ConAusentes } from '../data/ConAusentes';
import { useReads } from '../data/useReads';
import { configuracionQuery } from '../queries/agencia';
import { semanaQuery } from '../queries/equipo';

export function Component() {
  return (
    <ConAusentes>
      <ResumenSemanalScreen
        state={useReads({ semana: semanaQuery(), configuracion: configuracionQuery() })}
      />
    </ConAusentes>
  );
}
