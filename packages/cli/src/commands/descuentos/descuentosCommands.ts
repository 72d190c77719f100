import { COLUMNAS_DESCUENTOS } from '@garita/domain/descuentos/columnas';
import { ENCARGADO } from '@garita/domain/listas/columna';
import { borrarTask, descuentoTask } from '../../services/descuentos/descuentos';
import { rowsOf } from '../../services/rowsOf';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

export const descuentosCommands = createGroup(
  'descuentos',
  ['list', 'create VERANO 20'],
  [
    createListCommand({
      description: 'Lista los códigos de descuento, con su tanto por ciento.',
      ejemplos: ['', '--json'],
      read: rowsOf('getAllDescuentos'),
      columns: [COLUMNAS_DESCUENTOS.codigo, COLUMNAS_DESCUENTOS.descuento, ENCARGADO],
    }),
    createBulkCommand(descuentoTask, {
      description: 'Crea un código de descuento para traslados.',
      ejemplos: ['VERANO 20', '--archivo codigos.csv --dry-run'],
    }),
    createBulkCommand(borrarTask, {
      description: 'Borra un código de descuento. Pide escribirlo.',
      ejemplos: ['VERANO OTOÑO', 'VERANO --yes'],
      isDefinitivo: true,
    }),
  ],
);
