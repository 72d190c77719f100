import { ID } from '../../output/idColumn';
import { createPermitirTask, OP_CLONES } from '../../services/clones/allow';
import { rowsOf } from '../../services/rowsOf';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const toYes = (flag: number): string | null => (flag === 1 ? 'sí' : null);

const EJEMPLOS = ['Recluta Cabo', '--archivo gente.csv --dry-run'];

export const clonesCommands = createGroup(
  'clones',
  ['list', 'allow Recluta Cabo'],
  [
    createListCommand({
      description: 'Lista a quienes comparten dirección, grupo por grupo.',
      ejemplos: ['', '--json'],
      read: rowsOf('getAllClones', (grupos) =>
        grupos.flatMap(({ num: grupo, users }) => users.map((user) => ({ grupo, ...user }))),
      ),
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
      ejemplos: EJEMPLOS,
    }),
    createBulkCommand(createPermitirTask(OP_CLONES.noPermitir), {
      description: 'Ya no deja que una persona comparta dirección con otras.',
      ejemplos: EJEMPLOS,
    }),
  ],
);
