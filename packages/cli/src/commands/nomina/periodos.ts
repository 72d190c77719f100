import { ID } from '../../output/idColumn';
import { listPeriodos, type Periodo } from '../../services/nomina/periodos';
import { createListCommand } from '../createListCommand';
import { cierreColumns } from './columnasCierre';

export const periodosCommand = createListCommand<Periodo>({
  name: 'periods',
  alias: 'periodos',
  description:
    'Lista los periodos de la nómina: primero el abierto y después los cerrados, del más nuevo al más antiguo.',
  ejemplos: ['', '--csv > periodos.csv'],
  llamadas: ['nominaPeriodos'],
  read: ({ api }) => listPeriodos(api),
  columns: (moneda) => [
    ID,
    { header: 'Abierto', value: ({ abierto_en }) => abierto_en, kind: 'day', isMinor: true },
    { header: 'Cerrado', value: ({ cerrado_en }) => cerrado_en, kind: 'day' },
    { header: 'Lo cerró', value: ({ encargadoNombre }) => encargadoNombre },
    ...cierreColumns(moneda),
  ],
});
