import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { type Ascendible, listAscendibles } from '../../services/ascensos/list';
import { ascensoTarea } from '../../services/ascensos/send';
import { prepareGasto } from '../../services/ascensos/spend';
import { createActCommand } from '../createActCommand';
import { createBulkCommand } from '../createBulkCommand';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';
import { answerCommands } from './answer';
import { showCommand } from './show';

const COLUMNS: readonly Column<Ascendible>[] = [
  ID,
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Misión', value: ({ mision }) => mision },
  { header: 'Siguiente', value: ({ siguiente }) => siguiente },
  { header: 'Desde', value: ({ desde }) => desde, kind: 'instant', isMinor: true },
];

export function ascensosCommands(context: Context): Command {
  const ascensos = createCommand('ascensos', DESCRIPCIONES.ascensos, [
    'garita ascensos list',
    'garita ascensos send Recluta',
    'garita ascensos accept',
  ]);
  for (const command of [
    createListCommand(context, {
      description: 'Lista a quienes puedes ascender ya, por categorías desde la más alta.',
      ejemplos: ['garita ascensos list', 'garita ascensos list recl --json'],
      columns: COLUMNS,
      extend: (command) => command.argument('[texto]', 'solo los nombres que lo contienen'),
      read: (connection, { args: [texto = ''] }) => listAscendibles(connection, texto),
    }),
    showCommand(context),
    createBulkCommand(context, ascensoTarea, {
      description: 'Propone a una persona su siguiente misión; la persona la acepta o la declina.',
      ejemplos: [
        'garita ascensos send Recluta',
        'garita ascensos send Recluta Agente --dry-run',
        'garita ascensos send --archivo gente.csv --yes',
      ],
    }),
    createActCommand(context, {
      name: 'spend',
      description:
        'Gasta la paga de una persona en la misión más alta que compra. Pide escribir su nombre.',
      ejemplos: ['garita ascensos spend Agente', 'garita ascensos spend Agente --dry-run'],
      extend: (command) => command.argument('<usuario|id>', 'su nombre o su número'),
      prepare: (connection, [usuario]: [string]) => prepareGasto(connection, usuario),
      isDefinitivo: true,
    }),
    ...answerCommands(context),
  ]) {
    ascensos.addCommand(command);
  }
  return ascensos;
}
