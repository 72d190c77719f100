import type { Schemas } from '@garita/api-client/Schemas';
import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import { COLUMNAS_MISIONES } from '@garita/domain/misiones/columnas';
import { creditsColumn } from '../../output/creditsColumn';
import { ID } from '../../output/idColumn';
import { shownAs } from '../../output/shownAs';
import { ventaMisionTask } from '../../services/misiones/sell';
import { allRowsOf, rowsOf } from '../../services/rowsOf';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

export const misionesCommands = createGroup(
  'misiones',
  ['list', 'sell Recluta --mision "Vigilante I"'],
  [
    createListCommand({
      description:
        'Lista las misiones con su precio, por el escalafón. Una venta cuesta la diferencia con la que se tiene.',
      ejemplos: ['', '--filtro venta=1'],
      read: rowsOf('getRangosVenta'),
      columns: (moneda) => [
        ID,
        { header: 'Misión', value: ({ nombre }) => nombre },
        { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
        creditsColumn<Schemas['MisionPrecio']>(moneda, ({ precio }) => precio, 'Precio'),
        { header: 'Se vende', value: ({ venta }) => (venta === 1 ? 'sí' : 'no') },
      ],
    }),
    createListCommand({
      name: 'sales',
      description: 'Lista las misiones vendidas, las más nuevas primero.',
      ejemplos: ['', '--csv > misiones.csv'],
      read: allRowsOf('misionesVenta'),
      columns: (moneda) => [
        ID,
        USUARIO,
        shownAs(COLUMNAS_MISIONES.anterior, { header: 'De' }),
        shownAs(COLUMNAS_MISIONES.mision, { header: 'A' }),
        creditsColumn<Schemas['MisionVendida']>(moneda, ({ creditos }) => creditos, 'Precio'),
        { ...ENCARGADO, isMinor: true },
        { ...FECHA, isMinor: true },
      ],
    }),
    createBulkCommand(ventaMisionTask, {
      description: 'Vende una misión a una persona que está por debajo. Pide escribir su nombre.',
      ejemplos: ['Recluta --mision "Vigilante I"', '--archivo misiones.csv --dry-run'],
      isDefinitivo: true,
    }),
  ],
);
