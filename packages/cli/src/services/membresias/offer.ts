import { call } from '@garita/api-client/call';
import { MANTENIMIENTO } from '@garita/domain/mantenimiento/textos';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { NotFoundError } from '../../errors';
import { isMeant } from '../findRow';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';

/**
 * The membership of this name or id; of two with one name, the one in the wanted state.
 * @throws RefusedError when there is none.
 */
async function findMembresia({ api }: Connection, typed: string, isRetirada: boolean) {
  const named = (await call(api, 'catalogoMembresias')).filter((one) => isMeant(typed, one));
  const found = named.find(({ retirada }) => (retirada !== null) === isRetirada) ?? named[0];
  if (!found) throw new NotFoundError(MANTENIMIENTO.membresiaDesconocida);
  return found;
}

/** Takes a membership off sale. @throws RefusedError when it does not exist. */
export async function prepareRetirar(connection: Connection, typed: string): Promise<Cambio> {
  checkAccess(await whoami(connection), 'retirarMembresia');
  const { id, nombre, vendidas } = await findMembresia(connection, typed, false);
  return {
    descripcion: `Retirar la membresía ${nombre}, ${vendidas === 1 ? 'vendida una vez' : `vendida ${vendidas} veces`}: quien la tiene la conserva`,
    confirmacion: nombre,
    send: toSend(connection.api, 'retirarMembresia', { id }),
  };
}

/** Puts a membership on sale again. @throws RefusedError when it does not exist. */
export async function prepareReponer(connection: Connection, typed: string): Promise<Cambio> {
  checkAccess(await whoami(connection), 'reponerMembresia');
  const { id, nombre } = await findMembresia(connection, typed, true);
  return {
    descripcion: `Volver a ofrecer la membresía ${nombre}`,
    confirmacion: nombre,
    send: toSend(connection.api, 'reponerMembresia', { id }),
  };
}
