import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import { COLUMNAS_MISIONES } from '@garita/domain/misiones/columnas';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { shownAs } from '../../output/shownAs';
import { ventaMisionTarea } from '../../services/misiones/sell';
import { readAll } from '../../services/readAll';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Schemas['MisionPrecio']>[] = [
  ID,
  { header: 'Misión', value: ({ nombre }) => nombre },
  { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
  { header: 'Precio', value: ({ precio }) => precio, kind: 'credits' },
  { header: 'Se vende', value: ({ venta }) => (venta === 1 ? 'sí' : 'no') },
];

const COLUMNS_VENDIDAS: readonly Column<Schemas['MisionVendida']>[] = [
  ID,
  USUARIO,
  shownAs(COLUMNAS_MISIONES.anterior, { header: 'De' }),
  shownAs(COLUMNAS_MISIONES.mision, { header: 'A' }),
  { header: 'Precio', value: ({ creditos }) => creditos, kind: 'credits' },
  { ...ENCARGADO, isMinor: true },
  { ...FECHA, isMinor: true },
];

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
        read: ({ api }) => call(api, 'getRangosVenta'),
      }),
      createListCommand(context, {
        name: 'sales',
        description: 'Lista las misiones vendidas, las más nuevas primero.',
        ejemplos: ['garita misiones sales', 'garita misiones sales --csv > misiones.csv'],
        columns: COLUMNS_VENDIDAS,
        read: (connection) => readAll(connection, 'misionesVenta'),
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
