import { ajusteTask } from '../../services/nomina/adjust';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { periodosCommand } from './periodos';
import { reopenCommand } from './reopen';
import { resetCommand } from './reset';
import { showCommand } from './show';
import { whyCommand } from './why';

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
    periodosCommand,
    resetCommand,
    reopenCommand,
  ],
);
