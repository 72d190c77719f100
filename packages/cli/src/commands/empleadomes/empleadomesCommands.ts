import { COLUMNAS_EMPLEADOS } from '@garita/domain/empleadomes/columnas';
import { isActivo } from '@garita/domain/empleadomes/empleadoMes';
import { ENCARGADO, USUARIO } from '@garita/domain/listas/columna';
import { agregarTask, sacarTask } from '../../services/empleadomes/empleadomes';
import { rowsOf } from '../../services/rowsOf';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const EJEMPLOS = ['Recluta Cabo', '--archivo gente.csv --dry-run'];

export const empleadomesCommands = createGroup(
  'empleadomes',
  ['show', 'add Recluta'],
  [
    createListCommand({
      description: 'Lista quién es o ha sido empleado del mes, los más nuevos primero.',
      ejemplos: ['', '--csv > empleados.csv'],
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
      ejemplos: ['', '--json'],
      read: rowsOf('empleadoMes'),
      columns: [USUARIO, COLUMNAS_EMPLEADOS.desde],
    }),
    createBulkCommand(agregarTask, {
      description: 'Hace a una persona empleado del mes.',
      ejemplos: EJEMPLOS,
    }),
    createBulkCommand(sacarTask, {
      description: 'Saca a una persona de los empleados del mes.',
      ejemplos: EJEMPLOS,
    }),
  ],
);
