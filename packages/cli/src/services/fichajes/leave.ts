import { ACCESS } from '@garita/api-client/access';
import { call } from '@garita/api-client/call';
import { can } from '@garita/domain/acceso/can';
import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { formatNombres } from '@garita/domain/formato/formatNombres';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { whoami } from '../sesion/whoami';

/**
 * The user's own exit. The description names the people whose times lose their encargado, if the
 * user may see them; `llevados` counts those times.
 */
export async function prepareSalida(
  connection: Connection,
): Promise<Cambio & { readonly llevados: number }> {
  const yo = await whoami(connection);
  const led = can(ACCESS.getAllTime, yo)
    ? (await call(connection.api, 'getAllTime')).filter(({ alto }) => alto === yo.id)
    : null;
  const names = led?.length
    ? `; quedan sin encargado: ${formatNombres(led.map(({ bajoNombre }) => bajoNombre))}`
    : '';
  return {
    llevados: led?.length ?? 0,
    descripcion: `Marcar tu salida${names}`,
    confirmacion: yo.usuario,
    deshacer: 'Lo que llevas como encargado se pierde',
    send: toSend(connection.api, 'actionFichar', {
      op: OP_FICHAJE.salida,
      ...(led && { desligar: led.map(({ id }) => id) }),
    }),
  };
}
