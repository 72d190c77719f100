import type { Schemas } from '@garita/api-client/Schemas';
import { formatCredits } from '@garita/domain/formato/credits';
import { VENTAS } from '@garita/domain/ventas/textos';
import { NotFoundError, RefusedError } from '../../errors';
import { porId } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { readAll } from '../readAll';

type Pago = Schemas['Venta']['pagado'];

export const PAGO = { noPagada: 0, pagada: 1 } as const satisfies Record<string, Pago>;

const actoOf = (pagado: Pago): string => `ventas ${pagado === PAGO.pagada ? 'pay' : 'unpay'}`;

export const createPagoTask = (pagado: Pago) =>
  createTask({
    ...porId('los de las ventas'),
    nombre: ['venta', 'ventas'],
    acto: actoOf(pagado),
    inverse: { acto: actoOf(pagado === PAGO.pagada ? PAGO.noPagada : PAGO.pagada) },
    llamada: 'ventaAction',
    lee: ['allVentas'],
    open: async ({ api, moneda, yo, check }) => {
      check();
      const ventas = new Map(
        (await readAll({ api }, 'allVentas')).map((venta) => [venta.id, venta]),
      );
      return (id) => {
        const venta = ventas.get(id);
        if (venta === undefined) throw new NotFoundError(VENTAS.noExiste);
        const { encargado, encargoNombre, usuarioNombre, descripcion, credito } = venta;
        if (encargado === yo.id) throw new RefusedError(VENTAS.propia);
        const isDone = venta.pagado === pagado;
        return {
          descripcion: `Marcar como ${pagado === PAGO.pagada ? 'pagada' : 'no pagada'} la venta ${id} de ${encargoNombre}, ${formatCredits(credito, moneda)}${isDone ? ', que ya lo está' : ''}: ${descripcion} a ${usuarioNombre}`,
          confirmacion: encargoNombre,
          turno: String(encargado),
          idle:
            isDone && `La venta ${id} ya está ${pagado === PAGO.pagada ? 'pagada' : 'sin pagar'}.`,
          body: { id, pagado },
        };
      };
    },
  });
