import type { Schemas } from '@garita/api-client/Schemas';
import type { Moneda } from '@garita/domain/formato/moneda';
import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import { isAviso } from '@garita/domain/multas/multa.rules';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { ID } from '../../output/idColumn';
import { readAll } from '../../services/readAll';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { addCommand } from './add';
import { collectCommand, deleteCommand, uncollectCommand } from './change';

const columnsOf = (moneda: Moneda): readonly Column<Schemas['Multa']>[] => [
  ID,
  USUARIO,
  creditsColumn(moneda, ({ creditos }) => creditos),
  {
    header: 'Cobrada',
    alias: 'Cobrado',
    value: (multa) => (multa.cobrado === 1 ? 'sí' : isAviso(multa) ? 'aviso' : 'no'),
  },
  { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
  { ...ENCARGADO, isMinor: true },
  { ...FECHA, isMinor: true },
];

export const multasCommands = (context: Context): Command =>
  createGroup(
    'multas',
    ['garita multas list', 'garita multas add --archivo multas.csv --dry-run'],
    [
      createListCommand(context, {
        description: 'Lista las multas, las más nuevas primero.',
        ejemplos: ['garita multas list', 'garita multas list --csv > multas.csv'],
        columns: columnsOf,
        read: (connection) => readAll(connection, 'getAllMultas'),
      }),
      addCommand(context),
      collectCommand(context),
      uncollectCommand(context),
      deleteCommand(context),
    ],
  );
