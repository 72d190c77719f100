import { isProtected } from '@garita/domain/factores/isProtected';
import { FACTORES } from '@garita/domain/factores/textos';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import type { Sitio } from '../../access/sitio';
import type { DB } from '../../db/tables';
import { type Answers, together } from '../../db/trips/together';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { deleteLlaves, type listLlaves, llavesOf } from './llaves.repository';
import { codigosLeft, deleteCodigos } from './recuperacion.repository';
import { deleteTotp, totpOf } from './totp.repository';

/** What somebody has set up besides their password. */
export interface Factores {
  /** Since when an authenticator is; null without one. */
  readonly aplicacion: Date | null;
  /** Passkeys, those of other host names among them. */
  readonly llaves: Awaited<ReturnType<typeof listLlaves>>;
  /** Recovery codes left. They stand for a factor and are none. */
  readonly quedan: number;
}

/** To be asked together with other things. */
export const askFactores = (usuarioId: number) => ({
  totp: totpOf.with({ usuarioId }),
  llaves: llavesOf.with({ usuarioId }),
  codigos: codigosLeft.with({ usuarioId }),
});

/** What the answers to {@link askFactores} say. */
export const toFactores = ({
  totp,
  llaves,
  codigos,
}: Answers<ReturnType<typeof askFactores>>): Factores => ({
  aplicacion: totp[0]?.desde ?? null,
  llaves,
  quedan: codigos[0]?.quedan ?? 0,
});

export const readFactores = async (db: Kysely<DB>, usuarioId: number): Promise<Factores> =>
  toFactores(await together(db, askFactores(usuarioId)));

/** One's own, for whoever has them (contract: misFactores). */
export async function getMisFactores(db: Kysely<DB>, usuarioId: number, sitio: Sitio | null) {
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

/** What follows when the actor has taken a factor of theirs away: recovery codes go with the last one. @throws Rechazo 409 where one is demanded. */
export async function settleWithout({ tx, actor }: WriteScope<Actor>): Promise<void> {
  if (isProtected(await readFactores(tx, actor.id))) return;
  if (actor.segundoFactor.exigido) throw Rechazo.conflict(FACTORES.seExige);
  await deleteCodigos(tx, actor.id);
}

/**
 * Takes away every second factor of a person, and what stands for them: the password alone lets them in again.
 * @returns what there was; null when there was nothing.
 */
export async function removeFactores(
  tx: Kysely<DB>,
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
