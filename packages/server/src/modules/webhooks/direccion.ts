import type { Kysely } from 'kysely';
import { type SealDeps, type SealedFor, seal, unseal } from '../../access/sealed';
import type { DB } from '../../db/tables';

const FOR: SealedFor = { purpose: 'webhooks', owner: 'webhook' };
const HINT_LENGTH = 4;

/** An address as it is kept: encrypted under the installation's secret, since whoever has it can write there, and its end. */
export const sealDireccion = async (tx: Kysely<DB>, deps: SealDeps, direccion: string) => ({
  direccion_cifrado: await seal(tx, deps, FOR, Buffer.from(direccion.trim())),
  pista: direccion.trim().slice(-HINT_LENGTH),
});

/** The address again; null when it was encrypted under another installation's secret. */
export const openDireccion = (deps: Pick<SealDeps, 'keyedHash'>, cifrado: Buffer): string | null =>
  unseal(deps, FOR, cifrado)?.toString() ?? null;
