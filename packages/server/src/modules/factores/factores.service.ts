import { isProtected } from '@garita/domain/factores/isProtected';
import { FACTORES } from '@garita/domain/factores/textos';
import type { Sitio } from '../../access/sitio';
import type { Db } from '../../db/Db';
import { type Answers, batch } from '../../db/roundTrips/batch';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { deleteLlaves, type listLlaves, llavesOf } from './llaves.repository';
import { codigosLeft, deleteCodigos } from './recuperacion.repository';
import { deleteTotp, totpOf } from './totp.repository';

export interface Factores {
  /** When the authenticator was set up; null if there is none. */
  readonly aplicacion: Date | null;
  /** Passkeys of all host names. */
  readonly llaves: Awaited<ReturnType<typeof listLlaves>>;
  /**
   * How many recovery codes are left. A person can answer with a code in place of a factor, but
   * codes alone do not count as a factor.
   */
  readonly quedan: number;
}

export const askFactores = (usuarioId: number) => ({
  totp: totpOf.with({ usuarioId }),
  llaves: llavesOf.with({ usuarioId }),
  codigos: codigosLeft.with({ usuarioId }),
});

export const toFactores = ({
  totp,
  llaves,
  codigos,
}: Answers<ReturnType<typeof askFactores>>): Factores => ({
  aplicacion: totp[0]?.desde ?? null,
  llaves,
  quedan: codigos[0]?.quedan ?? 0,
});

export const readFactores = async (db: Db, usuarioId: number): Promise<Factores> =>
  toFactores(await batch(db, askFactores(usuarioId)));

export async function getMisFactores(db: Db, usuarioId: number, sitio: Sitio | null) {
  const { aplicacion, llaves, quedan } = await readFactores(db, usuarioId);
  return {
    aplicacion: aplicacion?.toISOString() ?? null,
    llaves: llaves.map(({ id, nombre, dominio, creada_en, usada_en }) => ({
      id,
      nombre,
      dominio,
      creada: creada_en.toISOString(),
      uso: usada_en?.toISOString() ?? null,
    })),
    dominio: sitio?.dominio ?? null,
    quedan,
  };
}

/**
 * Runs after the actor has removed a factor. If it was the last factor, deletes the recovery codes.
 * @throws Rechazo 409 when no factor is left and the agency demands one.
 */
export async function settleWithout({ tx, actor }: WriteScope): Promise<void> {
  if (isProtected(await readFactores(tx, actor.id))) return;
  if (actor.segundoFactor.exigido) throw Rechazo.conflict(FACTORES.seExige);
  await deleteCodigos(tx, actor.id);
}

/** @returns the removed factors; null when there were none */
export async function removeFactores(
  tx: Db,
  usuarioId: number,
): Promise<{ aplicacion: boolean; llaves: number; codigos: number } | null> {
  const before = await readFactores(tx, usuarioId);
  await deleteTotp(tx, usuarioId);
  await deleteLlaves(tx, usuarioId);
  await deleteCodigos(tx, usuarioId);
  return isProtected(before)
    ? {
        aplicacion: before.aplicacion !== null,
        llaves: before.llaves.length,
        codigos: before.quedan,
      }
    : null;
}
