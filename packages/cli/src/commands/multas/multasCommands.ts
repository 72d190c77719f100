import type { Schemas } from '@garita/api-client/Schemas';
import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import { restOf } from '@garita/domain/listas/restOf';
import { COLUMNAS_MULTAS } from '@garita/domain/multas/columnas';
import { isAviso } from '@garita/domain/multas/multa.rules';
import { creditsColumn } from '../../output/creditsColumn';
import { ID } from '../../output/idColumn';
import { multaTask } from '../../services/multas/add';
import { borrarTask, createMarcarTask, MARCA } from '../../services/multas/change';
import { allRowsOf } from '../../services/rowsOf';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const ejemplosDe = (name: string) => [
  '12 15',
  '12 --dry-run',
  `garita multas list --filtro usuario=Recluta --csv | garita multas ${name} --archivo - --yes`,
];

export const multasCommands = createGroup(
  'multas',
  ['list', 'add --archivo multas.csv --dry-run'],
  [
    createListCommand({
      description: 'Lista las multas, las más nuevas primero.',
      ejemplos: ['', '--csv > multas.csv'],
      read: allRowsOf('getAllMultas'),
      columns: (moneda) => [
        ID,
        USUARIO,
        creditsColumn<Schemas['Multa']>(moneda, ({ creditos }) => creditos),
        {
          header: 'Cobrada',
          alias: 'Cobrado',
          value: (multa) => (multa.cobrado === 1 ? 'sí' : isAviso(multa) ? 'aviso' : 'no'),
        },
        { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
        { ...ENCARGADO, isMinor: true },
        { ...FECHA, isMinor: true },
        ...restOf<Schemas['Multa']>(COLUMNAS_MULTAS, 'cobrado'),
      ],
    }),
    createBulkCommand(multaTask, {
      description: 'Pone una multa a una persona.',
      ejemplos: [
        'Recluta --motivo "Llegó tarde" --creditos 50',
        '--archivo multas.csv --dry-run',
        '--archivo - --yes --json < multas.csv',
      ],
    }),
    createBulkCommand(createMarcarTask(MARCA.cobrada), {
      description: 'Marca una multa como cobrada.',
      ejemplos: ejemplosDe('collect'),
    }),
    createBulkCommand(createMarcarTask(MARCA.noCobrada), {
      description: 'Marca una multa como no cobrada.',
      ejemplos: ejemplosDe('uncollect'),
    }),
    createBulkCommand(borrarTask, {
      description:
        'Borra una multa, que el historial conserva. Pide escribir el nombre de la persona.',
      ejemplos: ['12 15', '12 --yes'],
      isDefinitivo: true,
    }),
  ],
);
