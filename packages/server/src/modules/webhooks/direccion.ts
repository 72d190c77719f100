import { type SealDeps, type SealedFor, seal, unseal } from '../../access/sealed';
import type { Db } from '../../db/Db';

const FOR: SealedFor = { purpose: 'webhooks', owner: 'webhook' };
const HINT_LENGTH = 4;

/**
 * The columns of an address. A person with the address can write to the channel, so the address is
 * encrypted. `pista` has the last characters of the address.
 */
export const sealDireccion = async (tx: Db, deps: SealDeps, direccion: string) => ({
  direccion_cifrado: await seal(tx, deps, FOR, Buffer.from(direccion.trim())),
  pista: direccion.trim().slice(-HINT_LENGTH),
});

/** Decrypts an address. Null if another installation's secret encrypted it. */
export const openDireccion = (deps: Pick<SealDeps, 'keyedHash'>, cifrado: Buffer): string | null =>
  unseal(deps, FOR, cifrado)?.toString() ?? null;
