import { ID } from '../../output/idColumn';
import { ajusteTask } from '../../services/nomina/adjust';
import { rowsOf } from '../../services/rowsOf';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { cierreColumns } from './columnasCierre';
import { reopenCommand } from './reopen';
import { resetCommand } from './reset';
import { showCommand } from './show';
import { whyCommand } from './why';

/** The fields that only a closed period has, as null for the open period. */
const SIN_CERRAR = {
  cerrado_en: null,
  encargado: null,
  encargadoNombre: null,
  personas: null,
  pagas: null,
  monto: null,
};

export const nominaCommands = createGroup(
  'nomina',
  ['show', 'reset --dry-run'],
  [
    showCommand,
    whyCommand,
    createBulkCommand(ajusteTask, {
      description: 'Suma o resta a lo que una persona lleva en la nómina abierta.',
      ejemplos: [
        'Recluta --minutos 30 --motivo "La red cayó con su tiempo abierto"',
        'Recluta --asistencias -1',
        '--archivo ajustes.csv --dry-run',
      ],
    }),
    createListCommand({
      name: 'periods',
      alias: 'periodos',
      description:
        'Lista los periodos de la nómina: primero el abierto y después los cerrados, del más nuevo al más antiguo.',
      ejemplos: ['', '--csv > periodos.csv'],
      read: rowsOf('nominaPeriodos', ({ abierto, cerrados }) => [
        { ...abierto, ...SIN_CERRAR },
        ...cerrados,
      ]),
      columns: (moneda) => [
        ID,
        { header: 'Abierto', value: ({ abierto_en }) => abierto_en, kind: 'day', isMinor: true },
        { header: 'Cerrado', value: ({ cerrado_en }) => cerrado_en, kind: 'day' },
        { header: 'Lo cerró', value: ({ encargadoNombre }) => encargadoNombre },
        ...cierreColumns(moneda),
      ],
    }),
    resetCommand,
    reopenCommand,
  ],
);
