import { isAviso } from '@garita/domain/multas/multa.rules';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { listMultas, type Multa } from '../../services/multas/list';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { addCommand } from './add';
import { collectCommand, deleteCommand, uncollectCommand } from './change';

const COLUMNS: readonly Column<Multa>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  creditsColumn(({ creditos }) => creditos),
  {
    header: 'Cobrada',
    alias: 'Cobrado',
    value: (multa) => (multa.cobrado === 1 ? 'sí' : isAviso(multa) ? 'aviso' : 'no'),
  },
  { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, isMinor: true },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', isMinor: true },
];

/** `garita multas …` */
export const multasCommands = (context: Context): Command =>
  createGroup(
    'multas',
    ['garita multas list', 'garita multas add --archivo multas.csv --dry-run'],
    [
      createListCommand(context, {
        description: 'Lista las multas, las más nuevas primero.',
        ejemplos: ['garita multas list', 'garita multas list --csv > multas.csv'],
        columns: COLUMNS,
        read: listMultas,
      }),
      addCommand(context),
      collectCommand(context),
      uncollectCommand(context),
      deleteCommand(context),
    ],
  );
