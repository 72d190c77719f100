import type { AjusteRegistro } from '@garita/domain/agencia/registro';
import { INVITACIONES } from '@garita/domain/invitaciones/textos';
import type { Kysely } from 'kysely';
import type { Config } from '../../config';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import { getRegistro } from '../ajustes/configuracion.service';
import { type Canje, checkInvitacion, lockInvitacion } from '../invitaciones/canje.service';

/** Where nobody may register, that is the first thing to know. @throws Rechazo 403; 503 while nobody has set the agency up. */
export async function requireAbierto(db: Kysely<DB>, config: Config): Promise<AjusteRegistro> {
  const ajuste = await getRegistro(db, config);
  if (ajuste.modo === 'cerrado') throw Rechazo.forbidden(INVITACIONES.cerrado);
  return ajuste;
}

interface Llegada {
  readonly modo: AjusteRegistro['modo'];
  /** The code of an invitation as typed; empty without one. */
  readonly codigo: string;
  readonly now: Date;
}

type Find = (db: Kysely<DB>, codigo: string, now: Date) => Promise<Canje>;

/** Where everybody may come, a code that does not open is no matter. */
async function find(
  db: Kysely<DB>,
  { modo, codigo, now }: Llegada,
  findOpen: Find,
): Promise<Canje | null> {
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
 * Sees by whose invitation somebody comes, before anything costly is done for them.
 * @throws Rechazo 400 without a code and 403 for one that does not open, where it is asked for.
 */
export const checkLlegada = async (db: Kysely<DB>, llegada: Llegada): Promise<void> =>
  void (await find(db, llegada, checkInvitacion));

/** The same in the transaction that lets them in: of two with the last use at once the second waits and finds it used. @returns null for nobody's. */
export const lockLlegada = (tx: Kysely<DB>, llegada: Llegada): Promise<Canje | null> =>
  find(tx, llegada, lockInvitacion);
