import { COLUMNAS_DESCUENTOS } from '@garita/domain/descuentos/columnas';
import { ENCARGADO } from '@garita/domain/listas/columna';
import { descuentoTask } from '../../services/descuentos/create';
import { borrarTask } from '../../services/descuentos/delete';
import { rowsOf } from '../../services/rowsOf';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

export const descuentosCommands = createGroup(
  'descuentos',
  ['garita descuentos list', 'garita descuentos create VERANO 20'],
  [
    createListCommand({
      description: 'Lista los códigos de descuento, con su tanto por ciento.',
      ejemplos: ['garita descuentos list', 'garita descuentos list --json'],
      read: rowsOf('getAllDescuentos'),
      columns: [COLUMNAS_DESCUENTOS.codigo, COLUMNAS_DESCUENTOS.descuento, ENCARGADO],
    }),
    createBulkCommand(descuentoTask, {
      description: 'Crea un código de descuento para traslados.',
      ejemplos: [
        'garita descuentos create VERANO 20',
        'garita descuentos create --archivo codigos.csv --dry-run',
      ],
    }),
    createBulkCommand(borrarTask, {
      description: 'Borra un código de descuento. Pide escribirlo.',
      ejemplos: ['garita descuentos delete VERANO OTOÑO', 'garita descuentos delete VERANO --yes'],
      isDefinitivo: true,
    }),
  ],
);
