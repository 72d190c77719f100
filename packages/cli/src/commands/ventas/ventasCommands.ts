import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Moneda } from '@garita/domain/formato/moneda';
import { FECHA } from '@garita/domain/listas/columna';
import { COLUMNAS_PENDIENTES, COLUMNAS_VENTAS } from '@garita/domain/ventas/columnas';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { ID } from '../../output/idColumn';
import { shownAs } from '../../output/shownAs';
import { readAll } from '../../services/readAll';
import { createPagoTarea, PAGO } from '../../services/ventas/pay';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const ventasColumns = (moneda: Moneda): readonly Column<Schemas['Venta']>[] => [
  ID,
  shownAs(COLUMNAS_VENTAS.vendio, { header: 'Vendió' }),
  shownAs(COLUMNAS_VENTAS.descripcion, { header: 'Qué', isLong: true }),
  { header: 'A quién', value: ({ usuarioNombre }) => usuarioNombre },
  creditsColumn(moneda, ({ credito }) => credito),
  { header: 'Pagada', alias: 'Pagado', value: ({ pagado }) => (pagado === 1 ? 'sí' : 'no') },
  { ...FECHA, isMinor: true },
  {
    header: 'Marcó',
    alias: 'Marcada por',
    value: ({ pagadoNombre }) => pagadoNombre,
    isMinor: true,
  },
  { header: 'Marcada', value: ({ pagado_en }) => pagado_en, kind: 'instant', isMinor: true },
];

const pendientesColumns = (moneda: Moneda): readonly Column<Schemas['VentaPendiente']>[] => [
  shownAs(COLUMNAS_PENDIENTES.vendio, { header: 'Vendió' }),
  { ...creditsColumn(moneda, ({ Pendiente }) => Pendiente, 'Debe'), alias: 'Pendiente' },
  COLUMNAS_PENDIENTES.ultima,
];

function createPagoCommand(
  context: Context,
  name: string,
  description: string,
  pagado: Schemas['Venta']['pagado'],
): Command {
  const tarea = createPagoTarea(pagado);
  return createBulkCommand(context, tarea, {
    description,
    ejemplos: [`garita ventas ${name} 21 22`, `garita ventas ${name} 21 --dry-run`],
    takes: { '[ids...]': 'los de las ventas' },
  });
}

export const ventasCommands = (context: Context): Command =>
  createGroup(
    'ventas',
    ['garita ventas pending', 'garita ventas pay 21'],
    [
      createListCommand(context, {
        description: 'Lista las ventas, las más nuevas primero.',
        ejemplos: ['garita ventas list', 'garita ventas list --csv > ventas.csv'],
        columns: ventasColumns,
        read: (connection) => readAll(connection, 'allVentas'),
      }),
      createListCommand(context, {
        name: 'pending',
        description: 'Lista lo que debe cada persona por las ventas que no ha entregado.',
        ejemplos: ['garita ventas pending', 'garita ventas pending --json'],
        columns: pendientesColumns,
        read: ({ api }) => call(api, 'ventasPendientes'),
      }),
      createPagoCommand(context, 'pay', 'Marca una venta como pagada a la agencia.', PAGO.pagada),
      createPagoCommand(context, 'unpay', 'Marca una venta como no pagada.', PAGO.noPagada),
    ],
  );
