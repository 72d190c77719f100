import { ACCESS } from '@garita/api-client/access';
import { call } from '@garita/api-client/call';
import { can } from '@garita/domain/acceso/can';
import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { formatNombres } from '@garita/domain/formato/formatNombres';
import type { Acto } from '../../change/Acto';
import type { Session } from '../openSession';

/**
 * The description names the people whose times lose their encargado, and `llevados` counts them.
 * Without permission to see the times there are no names, and `llevados` is 0.
 */
export async function prepareSalida({
  api,
  yo,
}: Session): Promise<Acto<'actionFichar'> & { readonly llevados: number }> {
  const led = can(ACCESS.getAllTime, yo)
    ? (await call(api, 'getAllTime')).filter(({ alto }) => alto === yo.id)
    : null;
  const names = led?.length
    ? `; quedan sin encargado: ${formatNombres(led.map(({ bajoNombre }) => bajoNombre))}`
    : '';
  return {
    llevados: led?.length ?? 0,
    descripcion: `Marcar tu salida${names}`,
    persona: yo,
    deshacer: 'Lo que llevas como encargado se pierde',
    body: { op: OP_FICHAJE.salida, ...(led && { desligar: led.map(({ id }) => id) }) },
  };
}
