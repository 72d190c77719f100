import { foldCodigo, isCodigoDeApp } from '@garita/domain/factores/codigo';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import type { Deps } from '../../deps';
import { hashCodigo } from './codigos.service';
import { countCodigos, spendCodigo } from './recuperacion.repository';
import { unseal } from './sealed';
import { findStep } from './totp';
import { findTotp, setPaso } from './totp.repository';

/** What the audit log says of a second factor that was given. */
export type Given = { readonly factor: 'aplicacion' } | { readonly factor: 'recuperacion'; readonly quedan: number };

async function takeCodigoDeApp(tx: Kysely<DB>, deps: Deps, usuarioId: number, { codigo, now }: { codigo: string; now: Date }): Promise<boolean> {
  const row = await findTotp(tx, usuarioId);
  const secret = row?.secreto_cifrado && unseal(deps, usuarioId, row.secreto_cifrado);
  const paso = secret ? findStep(secret, codigo, { now, last: row.ultimo_paso }) : null;
  if (paso === null) return false;
  await setPaso(tx, usuarioId, paso);
  return true;
}

/**
 * Takes a code for somebody whose account is locked, so that it is taken once: of their authenticator, or one for recovery.
 * @returns null when it is not theirs, is old, or was used.
 */
export async function takeCodigo(tx: Kysely<DB>, deps: Deps, usuarioId: number, given: { codigo: string; now: Date }): Promise<Given | null> {
  const codigo = foldCodigo(given.codigo);
  if (isCodigoDeApp(codigo)) return (await takeCodigoDeApp(tx, deps, usuarioId, { codigo, now: given.now })) ? { factor: 'aplicacion' } : null;
  if (!(await spendCodigo(tx, usuarioId, hashCodigo(codigo), given.now))) return null;
  return { factor: 'recuperacion', quedan: await countCodigos(tx, usuarioId) };
}
