import { COLUMNAS_DESPIDOS } from '@garita/domain/despidos/columnas';
import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import { despidoTask } from '../../services/despidos/dismiss';
import { allRowsOf } from '../../services/rowsOf';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

export const despidosCommands = createGroup(
  'despidos',
  ['list', 'dismiss Recluta --motivo "Inactividad"'],
  [
    createListCommand({
      description: 'Lista los despidos, los más nuevos primero.',
      ejemplos: ['', '--csv > despidos.csv'],
      read: allRowsOf('getAllDespidos'),
      columns: [
        { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
        USUARIO,
        { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
        ENCARGADO,
        FECHA,
        { ...COLUMNAS_DESPIDOS.ingreso, isMinor: true },
      ],
    }),
    createBulkCommand(despidoTask, {
      description:
        'Despide a una persona: cierra lo que tenga abierto y sus sesiones, y libera su firma. Pide escribir su nombre.',
      ejemplos: [
        'Recluta --motivo "Inactividad"',
        'Recluta --motivo "Falta grave" --vetar',
        '--archivo despidos.csv --dry-run',
      ],
      isDefinitivo: true,
    }),
  ],
);
