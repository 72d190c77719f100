import { isActivo } from '@garita/domain/empleadomes/empleadoMes';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import {
  agregarTarea,
  type EmpleadoActivo,
  type EmpleadoMes,
  listActuales,
  listEmpleados,
  sacarTarea,
} from '../../services/empleadomes/empleadomes';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<EmpleadoMes>[] = [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Lo es', value: (empleado) => (isActivo(empleado) ? 'sí' : 'no') },
  { header: 'Desde', value: ({ fecha }) => fecha, kind: 'instant' },
  { header: 'Hasta', value: ({ hasta }) => hasta, kind: 'instant' },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, isMinor: true },
];

const COLUMNS_ACTUALES: readonly Column<EmpleadoActivo>[] = [
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Desde', value: ({ fecha }) => fecha, kind: 'instant' },
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

/** `garita empleadomes …` */
export const empleadomesCommands = (context: Context): Command =>
  createGroup(
    'empleadomes',
    ['garita empleadomes show', 'garita empleadomes add Recluta'],
    [
      createListCommand(context, {
        description: 'Lista quién es o ha sido empleado del mes, los más nuevos primero.',
        ejemplos: ['garita empleadomes list', 'garita empleadomes list --csv > empleados.csv'],
        columns: COLUMNS,
        read: listEmpleados,
      }),
      createListCommand(context, {
        name: 'show',
        description: 'Muestra quiénes lo son ahora, como en la portada.',
        ejemplos: ['garita empleadomes show', 'garita empleadomes show --json'],
        columns: COLUMNS_ACTUALES,
        read: listActuales,
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
