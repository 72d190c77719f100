import { ID } from '../../output/idColumn';
import { createPermitirTask, OP_CLONES } from '../../services/clones/allow';
import { listClones } from '../../services/clones/list';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const toYes = (flag: number): string | null => (flag === 1 ? 'sí' : null);

const ejemplosDe = (name: string) => [
  `garita clones ${name} Recluta Cabo`,
  `garita clones ${name} --archivo gente.csv --dry-run`,
];

export const clonesCommands = createGroup(
  'clones',
  ['garita clones list', 'garita clones allow Recluta Cabo'],
  [
    createListCommand({
      description: 'Lista a quienes comparten dirección, grupo por grupo.',
      ejemplos: ['garita clones list', 'garita clones list --json'],
      llamadas: ['getAllClones'],
      read: listClones,
      columns: [
        { header: 'Grupo', value: ({ grupo }) => grupo, kind: 'number' },
        ID,
        { header: 'Usuario', value: ({ usuario }) => usuario },
        { header: 'Despedido', value: ({ despedido }) => toYes(despedido) },
        { header: 'Permitido', value: ({ permitido }) => toYes(permitido) },
      ],
    }),
    createBulkCommand(createPermitirTask(OP_CLONES.permitir), {
      description: 'Deja que una persona comparta dirección con otras.',
      ejemplos: ejemplosDe('allow'),
    }),
    createBulkCommand(createPermitirTask(OP_CLONES.noPermitir), {
      description: 'Ya no deja que una persona comparta dirección con otras.',
      ejemplos: ejemplosDe('disallow'),
    }),
  ],
);
