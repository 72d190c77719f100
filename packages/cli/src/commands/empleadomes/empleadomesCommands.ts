import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { COLUMNAS_EMPLEADOS } from '@garita/domain/empleadomes/columnas';
import { isActivo } from '@garita/domain/empleadomes/empleadoMes';
import { ENCARGADO, USUARIO } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { agregarTarea, sacarTarea } from '../../services/empleadomes/empleadomes';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Schemas['EmpleadoMes']>[] = [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  USUARIO,
  { header: 'Lo es', value: (empleado) => (isActivo(empleado) ? 'sí' : 'no') },
  COLUMNAS_EMPLEADOS.desde,
  COLUMNAS_EMPLEADOS.hasta,
  { ...ENCARGADO, isMinor: true },
];

const COLUMNS_ACTUALES: readonly Column<Schemas['EmpleadoActivo']>[] = [
  USUARIO,
  COLUMNAS_EMPLEADOS.desde,
];

function createEmpleadosCommand(
  context: Context,
  name: string,
  description: string,
  tarea: typeof agregarTarea,
): Command {
  return createBulkCommand(context, tarea, {
    description,
    ejemplos: [
      `garita empleadomes ${name} Recluta Cabo`,
      `garita empleadomes ${name} --archivo gente.csv --dry-run`,
    ],
  });
}

export const empleadomesCommands = (context: Context): Command =>
  createGroup(
    'empleadomes',
    ['garita empleadomes show', 'garita empleadomes add Recluta'],
    [
      createListCommand(context, {
        description: 'Lista quién es o ha sido empleado del mes, los más nuevos primero.',
        ejemplos: ['garita empleadomes list', 'garita empleadomes list --csv > empleados.csv'],
        columns: COLUMNS,
        read: ({ api }) => call(api, 'allEmpleadoMes'),
      }),
      createListCommand(context, {
        name: 'show',
        description: 'Muestra quiénes lo son ahora, como en la portada.',
        ejemplos: ['garita empleadomes show', 'garita empleadomes show --json'],
        columns: COLUMNS_ACTUALES,
        read: ({ api }) => call(api, 'empleadoMes'),
      }),
      createEmpleadosCommand(context, 'add', 'Hace a una persona empleado del mes.', agregarTarea),
      createEmpleadosCommand(
        context,
        'delete',
        'Saca a una persona de los empleados del mes.',
        sacarTarea,
      ),
    ],
  );
