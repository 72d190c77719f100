import type { AjusteRegistro } from '@garita/domain/agencia/registro';
import { INVITACIONES } from '@garita/domain/invitaciones/textos';
import type { Config } from '../../config';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import { getRegistro } from '../ajustes/configuracion.service';
import { type Canje, checkInvitacion, lockInvitacion } from '../invitaciones/canje.service';

/** @throws Rechazo 403 if registration is closed; 503 before the agency's setup. */
export async function requireAbierto(db: Db, config: Config): Promise<AjusteRegistro> {
  const ajuste = await getRegistro(db, config);
  if (ajuste.modo === 'cerrado') throw Rechazo.forbidden(INVITACIONES.cerrado);
  return ajuste;
}

interface Llegada {
  readonly modo: AjusteRegistro['modo'];
  /** The invitation code as typed; empty if there is none. */
  readonly codigo: string;
  readonly now: Date;
}

type Find = (db: Db, codigo: string, now: Date) => Promise<Canje>;

/**
 * Finds the invitation of a registration; null without a code. If anyone may register, an invalid
 * code is ignored.
 */
async function find(db: Db, { modo, codigo, now }: Llegada, findOpen: Find): Promise<Canje | null> {
  if (codigo.trim() === '') {
    if (modo === 'invitacion') throw Rechazo.invalid('invitacion', INVITACIONES.falta);
    return null;
  }
  try {
    return await findOpen(db, codigo, now);
  } catch (error) {
    if (modo === 'invitacion' || !(error instanceof Rechazo)) throw error;
    return null;
  }
}

/**
 * Checks the invitation before the costly steps: reading the avatar and hashing the password.
 * @throws Rechazo 400 without a code and 403 for an invalid code, if registration needs an
 * invitation.
 */
export const checkLlegada = async (db: Db, llegada: Llegada): Promise<void> =>
  void (await find(db, llegada, checkInvitacion));

/**
 * Locks the invitation. If two registrations want its last use at once, one of them is refused.
 * @returns null without a code
 */
export const lockLlegada = (tx: Db, llegada: Llegada): Promise<Canje | null> =>
  find(tx, llegada, lockInvitacion);
