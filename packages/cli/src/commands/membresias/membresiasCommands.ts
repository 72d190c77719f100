import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import { COLUMNAS_MEMBRESIAS } from '@garita/domain/membresias/columnas';
import { ID } from '../../output/idColumn';
import { borrarTask } from '../../services/membresias/delete';
import { ventaTask } from '../../services/membresias/sell';
import { allRowsOf } from '../../services/rowsOf';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { typesCommand } from './types';

export const membresiasCommands = createGroup(
  'membresias',
  ['list', 'sell Recluta --membresia VIP --dias 30'],
  [
    createListCommand({
      description: 'Lista las membresías vendidas, las más nuevas primero.',
      ejemplos: ['', '--csv > membresias.csv'],
      read: allRowsOf('allMembership'),
      columns: [
        ID,
        COLUMNAS_MEMBRESIAS.membresia,
        USUARIO,
        { header: 'Externo', value: ({ externo }) => (externo === 1 ? 'sí' : null), isMinor: true },
        COLUMNAS_MEMBRESIAS.estado,
        { ...COLUMNAS_MEMBRESIAS.finaliza, kind: 'day' },
        { ...ENCARGADO, isMinor: true },
        { ...FECHA, isMinor: true },
      ],
    }),
    typesCommand,
    createBulkCommand(ventaTask, {
      description: 'Vende una membresía al precio del catálogo. La venta queda a tu nombre.',
      ejemplos: [
        'Recluta --membresia VIP --dias 30',
        'Visitante --externo --membresia VIP --dias 15',
        '--archivo ventas.csv --dry-run',
      ],
    }),
    createBulkCommand(borrarTask, {
      description:
        'Borra una membresía vendida, que el historial conserva. Pide escribir el nombre de quien la tiene.',
      ejemplos: ['12 15', '12 --dry-run'],
      isDefinitivo: true,
    }),
  ],
);
