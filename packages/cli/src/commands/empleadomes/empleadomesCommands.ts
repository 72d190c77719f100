import { COLUMNAS_EMPLEADOS } from '@garita/domain/empleadomes/columnas';
import { isActivo } from '@garita/domain/empleadomes/empleadoMes';
import { ENCARGADO, USUARIO } from '@garita/domain/listas/columna';
import { agregarTask, sacarTask } from '../../services/empleadomes/empleadomes';
import { rowsOf } from '../../services/rowsOf';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const ejemplosDe = (name: string) => [
  `garita empleadomes ${name} Recluta Cabo`,
  `garita empleadomes ${name} --archivo gente.csv --dry-run`,
];

export const empleadomesCommands = createGroup(
  'empleadomes',
  ['garita empleadomes show', 'garita empleadomes add Recluta'],
  [
    createListCommand({
      description: 'Lista quién es o ha sido empleado del mes, los más nuevos primero.',
      ejemplos: ['garita empleadomes list', 'garita empleadomes list --csv > empleados.csv'],
      read: rowsOf('allEmpleadoMes'),
      columns: [
        { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
        USUARIO,
        { header: 'Lo es', value: (empleado) => (isActivo(empleado) ? 'sí' : 'no') },
        COLUMNAS_EMPLEADOS.desde,
        COLUMNAS_EMPLEADOS.hasta,
        { ...ENCARGADO, isMinor: true },
      ],
    }),
    createListCommand({
      name: 'show',
      description: 'Muestra quiénes lo son ahora, como en la portada.',
      ejemplos: ['garita empleadomes show', 'garita empleadomes show --json'],
      read: rowsOf('empleadoMes'),
      columns: [USUARIO, COLUMNAS_EMPLEADOS.desde],
    }),
    createBulkCommand(agregarTask, {
      description: 'Hace a una persona empleado del mes.',
      ejemplos: ejemplosDe('add'),
    }),
    createBulkCommand(sacarTask, {
      description: 'Saca a una persona de los empleados del mes.',
      ejemplos: ejemplosDe('delete'),
    }),
  ],
);
