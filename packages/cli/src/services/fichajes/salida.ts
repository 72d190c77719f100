import { ACCESS } from '@garita/api-client/access';
import { call } from '@garita/api-client/call';
import { can } from '@garita/domain/acceso/can';
import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { describeTuFuera } from '@garita/domain/fichajes/describeFuera';
import { isAbierto } from '@garita/domain/fichajes/fichaje';
import { FICHAJES } from '@garita/domain/fichajes/textos';
import { formatCuando } from '@garita/domain/formato/formatCuando';
import { formatNombres } from '@garita/domain/formato/formatNombres';
import type { Acto } from '../../change/Acto';
import { RefusedError } from '../../errors';
import type { Session } from '../openSession';

/** The times that the user supervises; null without the permission to see times. */
const readLlevados = async ({ api, yo }: Session) =>
  can(ACCESS.getAllTime, yo)
    ? (await call(api, 'getAllTime')).filter(({ alto }) => alto === yo.id)
    : null;

/**
 * The time when the user's avatar was last seen, if the user seems to have left without clocking
 * out; otherwise null.
 * @throws RefusedError if the user asked for that time (`isWanted`) and there is none
 */
async function readVisto({ api }: Session, isWanted: boolean) {
  const fichaje = (await call(api, 'getFichajes')).find(isAbierto);
  const visto = fichaje?.olvidada?.visto;
  if (fichaje && visto) return { visto, fuera: describeTuFuera(fichaje, Date.now()) };
  if (isWanted) throw new RefusedError(fichaje ? FICHAJES.sinVisto : FICHAJES.noDentro);
  return null;
}

/**
 * Prepares the user's clock-out: now or, with `visto`, at the time when the user's avatar was last
 * seen. The description names the people whose times the user supervises. Without `visto` it also
 * names the time when the avatar was last seen, if the user seems to have left. `isDefinitivo` says
 * whether the description has either of these notes. Without the permission to see times, the
 * description names no people.
 */
export async function prepareSalida(
  session: Session,
  { visto: isWanted = false }: { readonly visto?: boolean } = {},
): Promise<Acto<'actionFichar'> & { readonly isDefinitivo: boolean }> {
  const led = await readLlevados(session);
  const seen = await readVisto(session, isWanted);
  const names = led?.length
    ? `; quedan sin encargado: ${formatNombres(led.map(({ bajoNombre }) => bajoNombre))}`
    : '';
  const cuando = isWanted && seen ? ` ${formatCuando(seen.visto, Date.now())}` : '';
  const vista = !isWanted && seen ? `. ${seen.fuera}: para salir a esa hora, añade --visto` : '';
  return {
    isDefinitivo: names !== '' || vista !== '',
    descripcion: `Marcar tu salida${cuando}${names}${vista}`,
    persona: session.yo,
    ...(names && { deshacer: 'Lo que llevas como encargado se pierde' }),
    body: {
      op: OP_FICHAJE.salida,
      ...(led && { desligar: led.map(({ id }) => id) }),
      ...(isWanted && seen && { visto: seen.visto }),
    },
  };
}
