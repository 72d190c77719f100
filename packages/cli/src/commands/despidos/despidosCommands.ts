import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { despidoTarea } from '../../services/despidos/dismiss';
import { type Despido, listDespidos } from '../../services/despidos/list';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Despido>[] = [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant' },
  { header: 'Volvió', value: ({ ingreso }) => ingreso, kind: 'instant', isMinor: true },
];

/** `garita despidos …` */
export const despidosCommands = (context: Context): Command =>
  createGroup(
    'despidos',
    ['garita despidos list', 'garita despidos dismiss Recluta --motivo "Inactividad"'],
    [
      createListCommand(context, {
        description: 'Lista los despidos, los más nuevos primero.',
        ejemplos: ['garita despidos list', 'garita despidos list --csv > despidos.csv'],
        columns: COLUMNS,
        read: listDespidos,
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
