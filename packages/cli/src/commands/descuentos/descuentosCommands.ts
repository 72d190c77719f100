import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { COLUMNAS_DESCUENTOS } from '@garita/domain/descuentos/columnas';
import { ENCARGADO } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { descuentoTarea } from '../../services/descuentos/create';
import { borrarTarea } from '../../services/descuentos/delete';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Schemas['Descuento']>[] = [
  COLUMNAS_DESCUENTOS.codigo,
  COLUMNAS_DESCUENTOS.descuento,
  ENCARGADO,
];

export const descuentosCommands = (context: Context): Command =>
  createGroup(
    'descuentos',
    ['garita descuentos list', 'garita descuentos create VERANO 20'],
    [
      createListCommand(context, {
        description: 'Lista los códigos de descuento, con su tanto por ciento.',
        ejemplos: ['garita descuentos list', 'garita descuentos list --json'],
        columns: COLUMNS,
        read: ({ api }) => call(api, 'getAllDescuentos'),
      }),
      createBulkCommand(context, descuentoTarea, {
        description: 'Crea un código de descuento para traslados.',
        ejemplos: [
          'garita descuentos create VERANO 20',
          'garita descuentos create --archivo codigos.csv --dry-run',
        ],
        takes: {
          '[código]': 'el código, que no distingue mayúsculas',
          '[descuento]': 'cuánto, del 1 al 100',
        },
      }),
      createBulkCommand(context, borrarTarea, {
        description: 'Borra un código de descuento. Pide escribirlo.',
        ejemplos: [
          'garita descuentos delete VERANO OTOÑO',
          'garita descuentos delete VERANO --yes',
        ],
        takes: { '[códigos...]': 'los códigos' },
        isDefinitivo: true,
      }),
    ],
  );
