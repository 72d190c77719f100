import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import {
  listPendientes,
  listVentas,
  type Venta,
  type VentaPendiente,
} from '../../services/ventas/list';
import { createPagoTarea, PAGO } from '../../services/ventas/pay';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const VENTAS: readonly Column<Venta>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Vendió', alias: 'Encargado', value: ({ encargoNombre }) => encargoNombre },
  { header: 'Qué', alias: 'Descripción', value: ({ descripcion }) => descripcion, isLong: true },
  { header: 'A quién', value: ({ usuarioNombre }) => usuarioNombre },
  creditsColumn(({ credito }) => credito),
  { header: 'Pagada', alias: 'Pagado', value: ({ pagado }) => (pagado === 1 ? 'sí' : 'no') },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', isMinor: true },
  {
    header: 'Marcó',
    alias: 'Marcada por',
    value: ({ pagadoNombre }) => pagadoNombre,
    isMinor: true,
  },
  { header: 'Marcada', value: ({ pagado_en }) => pagado_en, kind: 'instant', isMinor: true },
];

const PENDIENTES: readonly Column<VentaPendiente>[] = [
  { header: 'Vendió', value: ({ encargoNombre }) => encargoNombre },
  { header: 'Debe', alias: 'Pendiente', value: ({ Pendiente }) => Pendiente, kind: 'credits' },
  { header: 'Última venta', value: ({ fechaU }) => fechaU, kind: 'instant' },
];

function createPagoCommand(
  context: Context,
  name: string,
  description: string,
  pagado: Venta['pagado'],
): Command {
  const tarea = createPagoTarea(pagado);
  return createBulkCommand(context, tarea, {
    description,
    ejemplos: [`garita ventas ${name} 21 22`, `garita ventas ${name} 21 --dry-run`],
    takes: { '[ids...]': 'los de las ventas' },
  });
}

/** `garita ventas …` */
export const ventasCommands = (context: Context): Command =>
  createGroup(
    'ventas',
    ['garita ventas pending', 'garita ventas pay 21'],
    [
      createListCommand(context, {
        description: 'Lista las ventas, las más nuevas primero.',
        ejemplos: ['garita ventas list', 'garita ventas list --csv > ventas.csv'],
        columns: VENTAS,
        read: listVentas,
      }),
      createListCommand(context, {
        name: 'pending',
        description: 'Lista lo que debe cada persona por las ventas que no ha entregado.',
        ejemplos: ['garita ventas pending', 'garita ventas pending --json'],
        columns: PENDIENTES,
        read: listPendientes,
      }),
      createPagoCommand(context, 'pay', 'Marca una venta como pagada a la agencia.', PAGO.pagada),
      createPagoCommand(context, 'unpay', 'Marca una venta como no pagada.', PAGO.noPagada),
    ],
  );
