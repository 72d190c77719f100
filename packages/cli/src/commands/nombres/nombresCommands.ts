import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import { columnOf } from '@garita/domain/listas/columnOf';
import { OP_NOMBRE } from '@garita/domain/nombres/solicitud';
import {
  createRespuestaTask,
  listDeclinados,
  listMiSolicitud,
  prepareLectura,
  prepareNombre,
} from '../../services/nombres/nombres';
import { rowsOf } from '../../services/rowsOf';
import { createActCommand } from '../createActCommand';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const PEDIDOS = [columnOf('usuario', 'Id', 'number'), USUARIO, columnOf('nombre', 'Nombre'), FECHA];

export const nombresCommands = createGroup(
  'nombres',
  ['ask Veterano', 'list'],
  [
    createListCommand({
      description: 'Lista los cambios de nombre que esperan respuesta, los más antiguos primero.',
      ejemplos: ['', '--watch'],
      read: rowsOf('getAllRequest'),
      columns: PEDIDOS,
      isWatched: true,
    }),
    createListCommand({
      name: 'asked',
      description: 'Dice el nombre que has pedido y que espera respuesta.',
      ejemplos: ['', '--json'],
      llamadas: ['getNameRequest'],
      read: listMiSolicitud,
      columns: PEDIDOS,
    }),
    createActCommand({
      name: 'ask',
      description:
        'Pide otro nombre para ti; la gerencia lo acepta o lo declina. La dueña lo tiene en el acto.',
      ejemplos: ['Veterano', 'Veterano --dry-run'],
      takes: { '<nombre>': 'el nombre nuevo' },
      llamada: { id: 'actionNombre', values: { op: OP_NOMBRE.pedir } },
      prepare: prepareNombre,
    }),
    createListCommand({
      name: 'declined',
      description: 'Dice el último nombre que se te declinó, hasta que lo das por leído.',
      ejemplos: ['', '--json'],
      read: listDeclinados,
      columns: [{ header: 'Nombre', value: ({ nombre }) => nombre }, ENCARGADO, FECHA],
    }),
    createActCommand({
      name: 'read',
      description: 'Da por leído el nombre que se te declinó.',
      ejemplos: ['', '--dry-run'],
      llamada: 'enterarseNombre',
      prepare: prepareLectura,
    }),
    createBulkCommand(createRespuestaTask(OP_NOMBRE.aceptar), {
      description: 'Acepta el nombre que una persona ha pedido. Pide escribir su nombre.',
      ejemplos: ['Recluta', 'Recluta Cabo --dry-run'],
      isDefinitivo: true,
    }),
    createBulkCommand(createRespuestaTask(OP_NOMBRE.declinar), {
      description: 'Declina el nombre que una persona ha pedido. Pide escribir su nombre.',
      ejemplos: ['Recluta', 'Recluta Cabo --dry-run'],
      isDefinitivo: true,
    }),
  ],
);
