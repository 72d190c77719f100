import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { listMiSolicitud } from '../../services/nombres/answer';
import { listDeclinados, prepareLectura, prepareNombre } from '../../services/nombres/change';
import { createActCommand } from '../createActCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { answerCommands } from './answer';

const COLUMNS: readonly Column<Awaited<ReturnType<typeof listDeclinados>>[number]>[] = [
  { header: 'Nombre', value: ({ nombre }) => nombre },
  ENCARGADO,
  FECHA,
];

const COLUMNS_PEDIDOS: readonly Column<Schemas['SolicitudNombre']>[] = [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  USUARIO,
  { header: 'Nombre', value: ({ nombre }) => nombre },
  FECHA,
];

const createNombres = (context: Context): Command =>
  createGroup(
    'nombres',
    ['garita nombres ask Veterano', 'garita nombres list'],
    [
      createListCommand(context, {
        description: 'Lista los cambios de nombre que esperan respuesta, los más antiguos primero.',
        ejemplos: ['garita nombres list', 'garita nombres list --watch'],
        columns: COLUMNS_PEDIDOS,
        read: ({ api }) => call(api, 'getAllRequest'),
        isWatched: true,
      }),
      createListCommand(context, {
        name: 'asked',
        description: 'Dice el nombre que has pedido y que espera respuesta.',
        ejemplos: ['garita nombres asked', 'garita nombres asked --json'],
        columns: COLUMNS_PEDIDOS,
        read: listMiSolicitud,
      }),
      createActCommand(context, {
        name: 'ask',
        description:
          'Pide otro nombre para ti; la gerencia lo acepta o lo declina. La dueña lo tiene en el acto.',
        ejemplos: ['garita nombres ask Veterano', 'garita nombres ask Veterano --dry-run'],
        extend: (command) => command.argument('<nombre>', 'el nombre nuevo'),
        prepare: (connection, [nombre]: [string]) => prepareNombre(connection, nombre),
      }),
      createListCommand(context, {
        name: 'declined',
        description: 'Dice el último nombre que se te declinó, hasta que lo das por leído.',
        ejemplos: ['garita nombres declined', 'garita nombres declined --json'],
        columns: COLUMNS,
        read: listDeclinados,
      }),
      createActCommand(context, {
        name: 'read',
        description: 'Da por leído el nombre que se te declinó.',
        ejemplos: ['garita nombres read', 'garita nombres read --dry-run'],
        prepare: prepareLectura,
      }),
    ],
  );

export function nombresCommands(context: Context): Command {
  const nombres = createNombres(context);
  for (const command of answerCommands(context)) nombres.addCommand(command);
  return nombres;
}
