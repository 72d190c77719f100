import { SESSION_DAYS } from '@garita/domain/sesion/token';
import type { Sitio } from '../../access/sitio';
import { createSecret, hashSecret } from '../../access/token';
import { later } from '../../db/roundTrips/batch';
import type { Deps } from '../../gate/Deps';
import type { AnyoneScope } from '../../write/WriteScope';
import { noteAddress, toCloneAddress } from '../clones/clones.service';
import { lastSeen } from '../personas/cuenta.repository';
import { sesionInserted } from './sesion.repository';

/** The origin of a sign-in. */
export interface Visita {
  readonly address: string;
  /** The device in words; null = unknown. */
  readonly dispositivo: string | null;
  /** The portal's address in the browser; null where passkeys cannot be used. */
  readonly sitio: Sitio | null;
}

interface Entering extends Omit<Visita, 'sitio'> {
  readonly id: number;
  /** The id that `nextSesion` has reserved. */
  readonly sesionId: number;
}

/**
 * Opens a session. The caller has authenticated the person and locked the account. The transaction
 * sends these statements together with its next statement (`later`).
 * @param how extra fields for the audit log
 * @returns the session token
 */
export async function openSession(
  { tx, ahora, audit }: AnyoneScope,
  deps: Deps,
  account: Entering,
  how: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const secret = createSecret(deps.random);
  await later(tx, lastSeen.with({ id: account.id, ahora }));
  await noteAddress(tx, account.id, toCloneAddress(deps, account.address), ahora);
  const sesion = {
    id: account.sesionId,
    usuarioId: account.id,
    secreto: hashSecret(secret),
    creada: ahora,
    expira: new Date(ahora.getTime() + SESSION_DAYS * 86_400_000),
    direccion: deps.hashAddress(account.address),
    dispositivo: account.dispositivo,
  };
  await later(tx, sesionInserted.with(sesion));
  await audit({ objetivo: ['usuario', account.id], despues: { sesion: sesion.id, ...how } });
  return `${account.id}-${secret}`;
}
