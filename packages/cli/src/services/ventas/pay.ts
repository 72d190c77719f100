import type { Schemas } from '@garita/api-client/Schemas';
import { formatCredits } from '@garita/domain/formato/credits';
import { VENTAS } from '@garita/domain/ventas/textos';
import { type Cambio, toIdle } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import { NotFoundError, RefusedError } from '../../errors';
import { POR_ID } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { readAll } from '../readAll';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';

type Pago = Schemas['Venta']['pagado'];

export const PAGO = { noPagada: 0, pagada: 1 } as const satisfies Record<string, Pago>;

const actoOf = (pagado: Pago): string => `ventas ${pagado === PAGO.pagada ? 'pay' : 'unpay'}`;

export const createPagoTarea = (pagado: Pago): Tarea<'id', number> => ({
  ...POR_ID,
  nombre: ['venta', 'ventas'],
  acto: actoOf(pagado),
  inversa: { acto: actoOf(pagado === PAGO.pagada ? PAGO.noPagada : PAGO.pagada) },
  open: async (connection, _, __, enLote) => {
    const yo = await whoami(connection);
    checkAccess(yo, 'ventaAction');
    const ventas = new Map(
      (await readAll(connection, 'allVentas')).map((venta) => [venta.id, venta]),
    );
    return (id) => {
      const venta = ventas.get(id);
      if (venta === undefined) throw new NotFoundError(VENTAS.noExiste);
      const { encargado, encargoNombre, usuarioNombre, descripcion, credito } = venta;
      if (encargado === yo.id) throw new RefusedError(VENTAS.propia);
      const isDone = venta.pagado === pagado;
      const cambio: Cambio = {
        descripcion: `Marcar como ${pagado === PAGO.pagada ? 'pagada' : 'no pagada'} la venta ${id} de ${encargoNombre}, ${formatCredits(credito, connection.moneda)}${isDone ? ', que ya lo está' : ''}: ${descripcion} a ${usuarioNombre}`,
        confirmacion: encargoNombre,
        turno: String(encargado),
        send: toSend(connection.api, 'ventaAction', { id, pagado }),
      };
      return isDone
        ? toIdle(
            cambio,
            `La venta ${id} ya está ${pagado === PAGO.pagada ? 'pagada' : 'sin pagar'}.`,
            enLote,
          )
        : cambio;
    };
  },
});
