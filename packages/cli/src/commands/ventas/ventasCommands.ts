import type { Schemas } from '@garita/api-client/Schemas';
import { FECHA } from '@garita/domain/listas/columna';
import { COLUMNAS_PENDIENTES, COLUMNAS_VENTAS } from '@garita/domain/ventas/columnas';
import { creditsColumn } from '../../output/creditsColumn';
import { ID } from '../../output/idColumn';
import { shownAs } from '../../output/shownAs';
import { allRowsOf, rowsOf } from '../../services/rowsOf';
import { createPagoTask, PAGO } from '../../services/ventas/pay';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const EJEMPLOS = ['21 22', '21 --dry-run'];

export const ventasCommands = createGroup(
  'ventas',
  ['pending', 'pay 21'],
  [
    createListCommand({
      description: 'Lista las ventas, las más nuevas primero.',
      ejemplos: ['', '--csv > ventas.csv'],
      read: allRowsOf('allVentas'),
      columns: (moneda) => [
        ID,
        shownAs(COLUMNAS_VENTAS.vendio, { header: 'Vendió' }),
        shownAs(COLUMNAS_VENTAS.descripcion, { header: 'Qué', isLong: true }),
        { header: 'A quién', value: ({ usuarioNombre }) => usuarioNombre },
        creditsColumn<Schemas['Venta']>(moneda, ({ credito }) => credito),
        { header: 'Pagada', alias: 'Pagado', value: ({ pagado }) => (pagado === 1 ? 'sí' : 'no') },
        { ...FECHA, isMinor: true },
        {
          header: 'Marcó',
          alias: 'Marcada por',
          value: ({ pagadoNombre }) => pagadoNombre,
          isMinor: true,
        },
        { header: 'Marcada', value: ({ pagado_en }) => pagado_en, kind: 'instant', isMinor: true },
      ],
    }),
    createListCommand({
      name: 'pending',
      description: 'Lista lo que debe cada persona por las ventas que no ha entregado.',
      ejemplos: ['', '--json'],
      read: rowsOf('ventasPendientes'),
      columns: (moneda) => [
        shownAs(COLUMNAS_PENDIENTES.vendio, { header: 'Vendió' }),
        {
          ...creditsColumn<Schemas['VentaPendiente']>(moneda, ({ Pendiente }) => Pendiente, 'Debe'),
          alias: 'Pendiente',
        },
        COLUMNAS_PENDIENTES.ultima,
      ],
    }),
    createBulkCommand(createPagoTask(PAGO.pagada), {
      description: 'Marca una venta como pagada a la agencia.',
      ejemplos: EJEMPLOS,
    }),
    createBulkCommand(createPagoTask(PAGO.noPagada), {
      description: 'Marca una venta como no pagada.',
      ejemplos: EJEMPLOS,
    }),
  ],
);
