import type { Schemas } from '@garita/api-client/Schemas';
import { COLUMNAS_DESPIDOS } from '@garita/domain/despidos/columnas';
import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { despidoTarea } from '../../services/despidos/dismiss';
import { readAll } from '../../services/readAll';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Schemas['Despido']>[] = [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  USUARIO,
  { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
  ENCARGADO,
  FECHA,
  { ...COLUMNAS_DESPIDOS.ingreso, isMinor: true },
];

export const despidosCommands = (context: Context): Command =>
  createGroup(
    'despidos',
    ['garita despidos list', 'garita despidos dismiss Recluta --motivo "Inactividad"'],
    [
      createListCommand(context, {
        description: 'Lista los despidos, los más nuevos primero.',
        ejemplos: ['garita despidos list', 'garita despidos list --csv > despidos.csv'],
        columns: COLUMNS,
        read: (connection) => readAll(connection, 'getAllDespidos'),
      }),
      createBulkCommand(context, despidoTarea, {
        description:
          'Despide a una persona: cierra lo que tenga abierto y sus sesiones, y libera su firma. Pide escribir su nombre.',
        ejemplos: [
          'garita despidos dismiss Recluta --motivo "Inactividad"',
          'garita despidos dismiss --archivo despidos.csv --dry-run',
        ],
        takes: {
          '[usuarios...]': 'a quiénes: sus nombres o sus números',
          '--motivo <texto>': 'por qué',
        },
        isDefinitivo: true,
      }),
    ],
  );
