import { ResumenSemanalScreen } from '@garita/ui/screens/equipo/ResumenSemanalScreen';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { configuracionQuery } from '../queries/agencia';
import { ConAusentes } from './ausencias/ConAusentes';

export function Component() {
  return (
    <ConAusentes>
      <ResumenSemanalScreen
        state={useReads({ semana: read('nominaWeek'), configuracion: configuracionQuery() })}
      />
    </ConAusentes>
  );
}
