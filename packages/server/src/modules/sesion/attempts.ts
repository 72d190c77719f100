import { INTENTOS } from '@garita/domain/sesion/textos';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import { type Counted, countAttempt, type Limit } from './intentos.repository';

/** The refusal of an attempt that exceeds a limit, with the time to wait. */
export function refuseExceeded({ ends }: NonNullable<Counted['exceeded']>, now: Date): Rechazo {
  const seconds = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000));
  return Rechazo.tooMany(INTENTOS.demasiados(Math.ceil(seconds / 60)), seconds);
}

/** Counts an attempt against limits, the narrowest first. @throws Rechazo 429 with the time to wait when one is exceeded. */
export async function checkLimit(
  { db, clock }: { db: Kysely<DB>; clock: () => Date },
  ...limits: readonly Limit[]
): Promise<void> {
  const now = clock();
  const { exceeded } = await countAttempt(db, limits, now);
  if (exceeded) throw refuseExceeded(exceeded, now);
}
