import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Moneda } from '@garita/domain/formato/moneda';
import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import { COLUMNAS_MISIONES } from '@garita/domain/misiones/columnas';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { ID } from '../../output/idColumn';
import { shownAs } from '../../output/shownAs';
import { ventaMisionTarea } from '../../services/misiones/sell';
import { readAll } from '../../services/readAll';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const columnsOf = (moneda: Moneda): readonly Column<Schemas['MisionPrecio']>[] => [
  ID,
  { header: 'Misión', value: ({ nombre }) => nombre },
  { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
  creditsColumn(moneda, ({ precio }) => precio, 'Precio'),
  { header: 'Se vende', value: ({ venta }) => (venta === 1 ? 'sí' : 'no') },
];

const vendidasColumns = (moneda: Moneda): readonly Column<Schemas['MisionVendida']>[] => [
  ID,
  USUARIO,
  shownAs(COLUMNAS_MISIONES.anterior, { header: 'De' }),
  shownAs(COLUMNAS_MISIONES.mision, { header: 'A' }),
  creditsColumn(moneda, ({ creditos }) => creditos, 'Precio'),
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
        columns: columnsOf,
        read: ({ api }) => call(api, 'getRangosVenta'),
      }),
      createListCommand(context, {
        name: 'sales',
        description: 'Lista las misiones vendidas, las más nuevas primero.',
        ejemplos: ['garita misiones sales', 'garita misiones sales --csv > misiones.csv'],
        columns: vendidasColumns,
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
