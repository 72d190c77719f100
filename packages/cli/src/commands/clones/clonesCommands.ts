import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { createPermitirTarea, OP_CLONES } from '../../services/clones/allow';
import { type Clon, listClones } from '../../services/clones/list';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const toYes = (flag: number): string | null => (flag === 1 ? 'sí' : null);

const COLUMNS: readonly Column<Clon>[] = [
  { header: 'Grupo', value: ({ grupo }) => grupo, kind: 'number' },
  ID,
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Despedido', value: ({ despedido }) => toYes(despedido) },
  { header: 'Permitido', value: ({ permitido }) => toYes(permitido) },
];

function createPermitirCommand(
  context: Context,
  name: string,
  description: string,
  op: Parameters<typeof createPermitirTarea>[0],
): Command {
  const tarea = createPermitirTarea(op);
  return createBulkCommand(context, tarea, {
    description,
    ejemplos: [
      `garita clones ${name} Recluta Cabo`,
      `garita clones ${name} --archivo gente.csv --dry-run`,
    ],
  });
}

export const clonesCommands = (context: Context): Command =>
  createGroup(
    'clones',
    ['garita clones list', 'garita clones allow Recluta Cabo'],
    [
      createListCommand(context, {
        description: 'Lista a quienes comparten dirección, grupo por grupo.',
        ejemplos: ['garita clones list', 'garita clones list --json'],
        columns: COLUMNS,
        read: listClones,
      }),
      createPermitirCommand(
        context,
        'allow',
        'Deja que una persona comparta dirección con otras.',
        OP_CLONES.permitir,
      ),
      createPermitirCommand(
        context,
        'disallow',
        'Ya no deja que una persona comparta dirección con otras.',
        OP_CLONES.noPermitir,
      ),
    ],
  );
