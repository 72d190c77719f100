import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import {
  listPrecios,
  listVendidas,
  type MisionPrecio,
  type MisionVendida,
} from '../../services/misiones/misiones';
import { ventaMisionTarea } from '../../services/misiones/sell';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<MisionPrecio>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Misión', value: ({ nombre }) => nombre },
  { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
  { header: 'Precio', value: ({ precio }) => precio, kind: 'credits' },
  { header: 'Se vende', value: ({ venta }) => (venta === 1 ? 'sí' : 'no') },
];

const COLUMNS_VENDIDAS: readonly Column<MisionVendida>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'De', value: ({ anterior }) => anterior },
  { header: 'A', value: ({ mision }) => mision },
  { header: 'Precio', value: ({ creditos }) => creditos, kind: 'credits' },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, isMinor: true },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', isMinor: true },
];

/** `garita misiones …` */
export const misionesCommands = (context: Context): Command =>
  createGroup(
    'misiones',
    ['garita misiones list', 'garita misiones sell Recluta --mision "Vigilante I"'],
    [
      createListCommand(context, {
        description:
          'Lista las misiones con su precio, por la escala. Una venta cuesta la diferencia con la que se tiene.',
        ejemplos: ['garita misiones list', 'garita misiones list --filtro venta=1'],
        columns: COLUMNS,
        read: listPrecios,
      }),
      createListCommand(context, {
        name: 'sales',
        description: 'Lista las misiones vendidas, las más nuevas primero.',
        ejemplos: ['garita misiones sales', 'garita misiones sales --csv > misiones.csv'],
        columns: COLUMNS_VENDIDAS,
        read: listVendidas,
      }),
      createBulkCommand(context, ventaMisionTarea, {
        description: 'Vende una misión a una persona que está por debajo. Pide escribir su nombre.',
        ejemplos: [
          'garita misiones sell Recluta --mision "Vigilante I"',
          'garita misiones sell --archivo misiones.csv --dry-run',
        ],
        takes: {
          '[usuarios...]': 'a quiénes: sus nombres o sus números',
          '--mision <misión>': 'cuál, por su nombre o su número; «garita misiones list» las lista',
        },
        isDefinitivo: true,
      }),
    ],
  );
