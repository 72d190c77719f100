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
  ['garita nomina show', 'garita nomina reset --dry-run'],
  [
    showCommand,
    whyCommand,
    createBulkCommand(ajusteTask, {
      description: 'Suma o resta a lo que una persona lleva en la nómina abierta.',
      ejemplos: [
        'garita nomina adjust Recluta --minutos 30 --motivo "La red cayó con su tiempo abierto"',
        'garita nomina adjust Recluta --asistencias -1',
        'garita nomina adjust --archivo ajustes.csv --dry-run',
      ],
    }),
    periodosCommand,
    resetCommand,
    reopenCommand,
  ],
);
