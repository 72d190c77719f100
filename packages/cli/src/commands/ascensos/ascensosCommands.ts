import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { type Ascendible, listAscendibles } from '../../services/ascensos/list';
import { ascensoTarea } from '../../services/ascensos/send';
import { prepareGasto } from '../../services/ascensos/spend';
import { applyDefinitivo, type CambioFlags, withDefinitivo } from '../applyCambio';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';
import type { LoteFlags } from '../runLote';
import { runPersonas, withLote } from '../withLote';
import { answerCommands } from './answer';
import { showCommand } from './show';

const COLUMNS: readonly Column<Ascendible>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Misión', value: ({ mision }) => mision },
  { header: 'Siguiente', value: ({ siguiente }) => siguiente },
  { header: 'Desde', value: ({ desde }) => desde, kind: 'instant', isMinor: true },
];

const listCommand = (context: Context): Command =>
  createListCommand(context, {
    description: 'Lista a quienes puedes ascender ya, por categorías desde la más alta.',
    ejemplos: ['garita ascensos list', 'garita ascensos list recl --json'],
    columns: COLUMNS,
    extend: (command) => command.argument('[texto]', 'solo los nombres que lo contienen'),
    read: (connection, { args: [texto = ''] }) => listAscendibles(connection, texto),
  });

const sendCommand = (context: Context): Command =>
  withLote(
    createCommand(
      'send',
      'Propone a una persona su siguiente misión; la persona la acepta o la declina.',
      [
        'garita ascensos send Recluta',
        'garita ascensos send Recluta Agente --dry-run',
        'garita ascensos send --archivo gente.csv --yes',
      ],
    ).argument('[usuarios...]', 'a quiénes: sus nombres o sus números'),
    ascensoTarea,
  ).action(async (usuarios: string[], flags: LoteFlags) =>
    runPersonas(context, ascensoTarea, { flags, usuarios, campos: {} }),
  );

const spendCommand = (context: Context): Command =>
  withDefinitivo(
    createCommand(
      'spend',
      'Gasta la paga de una persona en la misión más alta que compra. Pide escribir su nombre.',
      ['garita ascensos spend Agente', 'garita ascensos spend Agente --dry-run'],
    ).argument('<usuario|id>', 'su nombre o su número'),
  ).action(async (usuario: string, flags: CambioFlags) =>
    applyDefinitivo(context, flags, (connection) => prepareGasto(connection, usuario)),
  );

/** `garita ascensos …` */
export function ascensosCommands(context: Context): Command {
  const ascensos = createCommand('ascensos', DESCRIPCIONES.ascensos, [
    'garita ascensos list',
    'garita ascensos send Recluta',
    'garita ascensos accept',
  ]);
  for (const command of [
    listCommand(context),
    showCommand(context),
    sendCommand(context),
    spendCommand(context),
    ...answerCommands(context),
  ]) {
    ascensos.addCommand(command);
  }
  return ascensos;
}
