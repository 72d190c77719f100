import { formatCredits } from '@garita/domain/formato/credits';
import { VENTAS } from '@garita/domain/ventas/textos';
import { keyed } from '../../cambio/Cambio';
import { RefusedError } from '../../errors';
import { POR_ID } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { readMsg } from '../readMsg';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';
import { listVentas } from './list';

const actoOf = (pagado: 0 | 1): string => `ventas ${pagado === 1 ? 'pay' : 'unpay'}`;

/** Marking sales as paid (1) or not paid (0). */
export const createPagoTarea = (pagado: 0 | 1): Tarea<'id', number> => ({
  ...POR_ID,
  nombre: ['venta', 'ventas'],
  acto: actoOf(pagado),
  inversa: { acto: actoOf(pagado === 1 ? 0 : 1) },
  open: async (connection, _, __, enLote) => {
    const yo = await whoami(connection);
    checkAccess(yo, 'ventaAction');
    const ventas = new Map((await listVentas(connection)).map((venta) => [venta.id, venta]));
    return (id) => {
      const venta = ventas.get(id);
      if (venta === undefined) throw new RefusedError(VENTAS.noExiste);
      const { encargado, encargoNombre, usuarioNombre, descripcion, credito } = venta;
      if (encargado === yo.id) throw new RefusedError(VENTAS.propia);
      const isDone = venta.pagado === pagado;
      const yaLoEsta = `La venta ${id} ya está ${pagado === 1 ? 'pagada' : 'sin pagar'}`;
      return {
        descripcion: `Marcar como ${pagado === 1 ? 'pagada' : 'no pagada'} la venta ${id} de ${encargoNombre}, ${formatCredits(credito)}${isDone ? ', que ya lo está' : ''}: ${descripcion} a ${usuarioNombre}`,
        confirmacion: encargoNombre,
        turno: String(encargado),
        ...(isDone && enLote && { yaHecha: yaLoEsta }),
        send: (clave) => readMsg(connection.api.GET('/ventaAction/{id}', { params: { path: { id }, query: { pagado } }, ...keyed(clave) })),
      };
    };
  },
});
