import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { type Clon, listClones } from '../../services/clones/list';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';

const toYes = (flag: number): string | null => (flag === 1 ? 'sí' : null);

const COLUMNS: readonly Column<Clon>[] = [
  { header: 'Grupo', value: ({ grupo }) => grupo, kind: 'number' },
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Despedido', value: ({ despedido }) => toYes(despedido) },
  { header: 'Permitido', value: ({ permitido }) => toYes(permitido) },
];

/** `garita clones …` */
export const clonesCommands = (context: Context): Command =>
  createCommand('clones', 'Cuentas que comparten dirección de red.', ['garita clones list']).addCommand(
    createListCommand(context, {
      description: 'Lista a quienes comparten dirección, grupo por grupo.',
      ejemplos: ['garita clones list', 'garita clones list --json'],
      columns: COLUMNS,
      read: listClones,
    }),
  );
