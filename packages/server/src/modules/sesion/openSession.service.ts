import { SESSION_DAYS } from '@garita/domain/sesion/token';
import { createSecret, hashSecret } from '../../access/token';
import { later } from '../../db/roundTrips/batch';
import type { Deps } from '../../gate/Deps';
import type { VisitorScope } from '../../write/runWrite';
import { noteAddress, toCloneAddress } from '../clones/clones.service';
import { lastSeen } from '../personas/cuenta.repository';
import { sesionInserted } from './sesion.repository';

interface Entering {
  readonly id: number;
  /** Reserved by `nextSesion`. */
  readonly sesionId: number;
  /** The client's address, and its keyed hash. */
  readonly address: string;
  readonly addressHash: string;
  /** The device in words; null = unknown. */
  readonly dispositivo: string | null;
}

/**
 * Opens a session for an authenticated person whose account is locked. Its writes join the
 * transaction's next batch.
 * @param how extra fields for the audit log
 * @returns the session token
 */
export async function openSession(
  { tx, ahora, audit }: VisitorScope,
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
    direccion: account.addressHash,
    dispositivo: account.dispositivo,
  };
  await later(tx, sesionInserted.with(sesion));
  await audit({
    objetivo: { tipo: 'usuario', id: account.id },
    despues: { sesion: sesion.id, ...how },
  });
  return `${account.id}-${secret}`;
}
