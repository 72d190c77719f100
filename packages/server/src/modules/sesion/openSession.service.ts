import { SESSION_DAYS } from '@garita/domain/sesion/token';
import { createSecret, hashSecret } from '../../access/token';
import { later } from '../../db/trips/together';
import type { Deps } from '../../gate/Deps';
import type { WriteScope } from '../../write/runWrite';
import { noteAddress, toCloneAddress } from '../clones/clones.service';
import { lastSeen } from '../personas/cuenta.repository';
import { sesionInserted } from './sesion.repository';

interface Entering {
  readonly id: number;
  /** The id that the session is to have (`nextSesion`). */
  readonly sesionId: number;
  /** From where they come, and its keyed hash. */
  readonly address: string;
  readonly addressHash: string;
  /** On which device, in words; null = not known. */
  readonly dispositivo: string | null;
}

/**
 * Opens a session for somebody who has proved who they are, and whose account is locked, with what its transaction does next.
 * @param how what the audit log says of it besides
 * @returns the session token.
 */
export async function openSession(
  { tx, ahora, audit }: WriteScope,
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
