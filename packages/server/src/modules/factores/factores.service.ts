import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { countCodigos, deleteCodigos } from './recuperacion.repository';
import { deleteTotp, findTotp } from './totp.repository';

/** What somebody has set up besides their password. */
export interface Factores {
  /** Since when an authenticator is; null without one. */
  readonly aplicacion: Date | null;
  /** Recovery codes left. They stand for a factor and are none. */
  readonly quedan: number;
}

export async function readFactores(db: Kysely<DB>, usuarioId: number): Promise<Factores> {
  return { aplicacion: (await findTotp(db, usuarioId))?.desde ?? null, quedan: await countCodigos(db, usuarioId) };
}

/** Whether the password alone no longer lets them in. */
export const isProtected = ({ aplicacion }: Factores): boolean => aplicacion !== null;

/** How a person may answer for their second factor. */
export const listFormas = ({ aplicacion, quedan }: Factores): ('codigo' | 'recuperacion')[] => [
  ...(aplicacion === null ? [] : (['codigo'] as const)),
  ...(quedan === 0 ? [] : (['recuperacion'] as const)),
];

/** One's own, for whoever has them (contract: misFactores). */
export async function getMisFactores(db: Kysely<DB>, usuarioId: number) {
  const { aplicacion, quedan } = await readFactores(db, usuarioId);
  return { aplicacion: aplicacion?.toISOString() ?? null, quedan };
}

/**
 * Takes away every second factor of a person, and what stands for them: the password alone lets them in again.
 * @returns what there was; null when there was nothing.
 */
export async function removeFactores(tx: Kysely<DB>, usuarioId: number): Promise<{ aplicacion: boolean; codigos: number } | null> {
  const before = await readFactores(tx, usuarioId);
  await deleteTotp(tx, usuarioId);
  await deleteCodigos(tx, usuarioId);
  return isProtected(before) ? { aplicacion: before.aplicacion !== null, codigos: before.quedan } : null;
}
