import type { Schemas } from '@garita/api-client/Schemas';
import { OP_ESTADO } from '@garita/domain/estados/acciones';
import { ESTADO_MAXIMO } from '@garita/domain/estados/estado.rules';
import { USUARIO } from '@garita/domain/listas/columna';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import {
  listEstados,
  listMiEstado,
  prepareBorrado,
  prepareEstado,
} from '../../services/estados/estados';
import { createActCommand } from '../createActCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Schemas['Estado']>[] = [
  ID,
  USUARIO,
  { header: 'Estado', value: ({ mensaje }) => mensaje, isLong: true },
];

export const estadosCommands = createGroup(
  'estados',
  ['list', "set 'De guardia hasta las ocho'"],
  [
    createListCommand({
      description: 'Lista los estados de la gente, los más nuevos primero.',
      ejemplos: ['', '--watch'],
      columns: COLUMNS,
      llamadas: [{ id: 'actionEstados', values: { op: OP_ESTADO.listar } }],
      read: listEstados,
      isWatched: true,
    }),
    createListCommand({
      name: 'show',
      description: 'Muestra tu estado.',
      ejemplos: ['', '--json'],
      columns: COLUMNS,
      read: listMiEstado,
    }),
    createActCommand({
      name: 'set',
      description: 'Pone tu estado, que todos ven. Si ya tienes uno, bórralo antes.',
      ejemplos: ["'De guardia hasta las ocho'", "'Vuelvo en diez minutos' --dry-run"],
      takes: { '<texto>': `lo que dices, en ${ESTADO_MAXIMO} caracteres como mucho` },
      llamada: { id: 'actionEstados', values: { op: OP_ESTADO.poner } },
      prepare: prepareEstado,
    }),
    createActCommand({
      name: 'delete',
      description: 'Borra el estado de una persona, o el tuyo. Pide escribir su nombre.',
      ejemplos: ['', 'Oficial --yes'],
      takes: { '[usuario|id]': 'su nombre o su número; sin él, el tuyo' },
      llamada: { id: 'actionEstados', values: { op: OP_ESTADO.borrar } },
      prepare: prepareBorrado,
      isDefinitivo: true,
    }),
  ],
);
