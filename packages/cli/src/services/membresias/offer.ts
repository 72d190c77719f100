import { call } from '@garita/api-client/call';
import { MANTENIMIENTO } from '@garita/domain/mantenimiento/textos';
import type { Acto } from '../../change/Acto';
import { NotFoundError } from '../../errors';
import { isMeant } from '../findRow';
import type { Session } from '../openSession';

/**
 * Finds a membership. If a retired and a current membership have this name, `isRetirada` chooses
 * between them.
 * @throws NotFoundError if there is none
 */
async function findMembresia({ api }: Session, typed: string, isRetirada: boolean) {
  const named = (await call(api, 'catalogoMembresias')).filter((one) => isMeant(typed, one));
  const found = named.find(({ retirada }) => (retirada !== null) === isRetirada) ?? named[0];
  if (!found) throw new NotFoundError(MANTENIMIENTO.membresiaDesconocida);
  return found;
}

/** @throws NotFoundError for an unknown membership */
export async function prepareRetirar(
  session: Session,
  typed: string,
): Promise<Acto<'retirarMembresia'>> {
  session.check();
  const { id, nombre, vendidas } = await findMembresia(session, typed, false);
  return {
    descripcion: `Retirar la membresía ${nombre}, ${vendidas === 1 ? 'vendida una vez' : `vendida ${vendidas} veces`}: quien la tiene la conserva`,
    confirmacion: nombre,
    body: { id },
  };
}

/** @throws NotFoundError for an unknown membership */
export async function prepareReponer(
  session: Session,
  typed: string,
): Promise<Acto<'reponerMembresia'>> {
  session.check();
  const { id, nombre } = await findMembresia(session, typed, true);
  return {
    descripcion: `Volver a ofrecer la membresía ${nombre}`,
    confirmacion: nombre,
    body: { id },
  };
}
