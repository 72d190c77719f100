import { formatCredits } from '@garita/domain/formato/credits';
import { VENTAS } from '@garita/domain/ventas/textos';
import { type Cambio, keyed } from '../../cambio/Cambio';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { findRow } from '../findRow';
import { readMsg } from '../readMsg';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';
import { listVentas } from './list';

/** Marks a sale as paid (1) or not paid (0). @throws RefusedError for one that there is not, and one's own. */
export async function preparePago(connection: Connection, id: number, pagado: 0 | 1): Promise<Cambio> {
  const yo = await whoami(connection);
  checkAccess(yo, 'ventaAction');
  const venta = findRow(await listVentas(connection), (one) => one.id === id, VENTAS.noExiste);
  const { encargado, encargoNombre, usuarioNombre, descripcion, credito, pagado: before } = venta;
  if (encargado === yo.id) throw new RefusedError(VENTAS.propia);
  const already = before === pagado ? ', que ya lo está' : '';
  return {
    descripcion: `Marcar como ${pagado === 1 ? 'pagada' : 'no pagada'} la venta ${id} de ${encargoNombre}, ${formatCredits(credito)}${already}: ${descripcion} a ${usuarioNombre}`,
    confirmacion: encargoNombre,
    send: (clave) => readMsg(connection.api.GET('/ventaAction/{id}', { params: { path: { id }, query: { pagado } }, ...keyed(clave) })),
  };
}
