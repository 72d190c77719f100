import { TITULOS_MODO } from '@garita/domain/avisos/textos';
import { FECHA } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { UsageError } from '../../errors';
import { MAX } from '../../input/parseCuantos';
import { parseId } from '../../input/parseId';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { prepareLeidos, preparePreferencias } from '../../services/avisos/change';
import {
  type Aviso,
  listAvisos,
  listPreferencias,
  type Preferencia,
} from '../../services/avisos/list';
import { applyCambio, type CambioFlags, withCambio } from '../applyCambio';
import { createActCommand } from '../createActCommand';
import { createCommand } from '../createCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { type MaxFlags, withMax } from '../withMax';

const COLUMNS: readonly Column<Aviso>[] = [
  ID,
  FECHA,
  { header: 'Aviso', value: ({ texto }) => texto, isLong: true },
  { header: 'Leído', value: ({ leido }) => (leido ? 'sí' : 'no') },
];

const COLUMNS_PREFERENCIAS: readonly Column<Preferencia>[] = [
  { header: 'Tipo', value: ({ tipo }) => tipo },
  { header: 'Cuándo', value: ({ nombre }) => nombre },
  { header: 'Modo', value: ({ modo }) => modo },
  { header: 'Se dice', value: ({ modo }) => TITULOS_MODO[modo], isMinor: true },
];

type ListFlags = MaxFlags & { readonly sinLeer?: true };

const readCommand = (context: Context): Command =>
  withCambio(
    createCommand('read', 'Da por leídos avisos tuyos.', [
      'garita avisos read --todos',
      'garita avisos read 41 42',
    ])
      .argument('[avisos...]', 'sus números: «garita avisos list» los da')
      .option('--todos', 'todos los que te quedan por leer'),
  ).action(
    async (avisos: string[], { todos, ...flags }: CambioFlags & { readonly todos?: true }) => {
      if ((avisos.length === 0) === (todos === undefined))
        throw new UsageError('Di cuáles: sus números o «--todos».');
      const ids = todos ? null : avisos.map(parseId);
      await applyCambio(context, flags, (connection) => prepareLeidos(connection, ids));
    },
  );

export const avisosCommands = (context: Context): Command =>
  createGroup(
    'avisos',
    ['garita avisos list --sin-leer', 'garita avisos read --todos'],
    [
      createListCommand<Aviso, ListFlags>(context, {
        description: 'Lista tus avisos de los últimos 90 días, los más nuevos primero.',
        ejemplos: ['garita avisos list', 'garita avisos list --sin-leer --watch'],
        columns: COLUMNS,
        extend: (command) =>
          withMax(command, 'cuántos avisos como mucho; todos si no se indica').option(
            '--sin-leer',
            'solo los que no has leído',
          ),
        read: (connection, { flags: { max = MAX, sinLeer } }) =>
          listAvisos(connection, { max, sinLeer }),
        isWatched: true,
      }),
      readCommand(context),
      createListCommand(context, {
        name: 'preferences',
        description: 'Lista de qué se te avisa y dónde.',
        ejemplos: ['garita avisos preferences', 'garita avisos preferences --filtro modo=no'],
        columns: COLUMNS_PREFERENCIAS,
        read: listPreferencias,
      }),
      createActCommand(context, {
        name: 'set',
        description:
          'Elige de qué se te avisa y dónde: «no», «portal» o «sistema», que es también fuera del portal.',
        ejemplos: [
          'garita avisos set multa=portal',
          'garita avisos set paga=sistema tiempoPausado=no --dry-run',
        ],
        extend: (command) =>
          command.argument(
            '<tipo=modo...>',
            'el tipo y dónde; «garita avisos preferences» los lista',
          ),
        prepare: (connection, [elecciones]: [string[]]) =>
          preparePreferencias(connection, elecciones),
      }),
    ],
  );
