import type { OperationId } from '@garita/api-client/access';
import type { TipoPendiente } from '@garita/domain/inicio/pendientes';
import type { Actor } from '../access/Actor';
import type { Espera } from '../db/countWaiting';
import type { Db } from '../db/Db';
import type { Prepared } from '../db/prepareQuery';

/** `ask` must be a cheap query, because every open page repeats it. No row = nothing waits. */
interface Asked {
  readonly ask: (actor: Actor, now: Date) => Prepared<Espera>;
}

interface Counted {
  readonly count: (db: Db, actor: Actor, now: Date) => Promise<Espera | undefined>;
}

/**
 * A kind of thing that can wait for a person. The count has only things that the person can act on.
 * Only a user who may make both calls sees the kind.
 */
export type Pendiente = {
  /** The read of its screen. */
  readonly lee: OperationId;
  /** The act that ends the waiting. */
  readonly llamada: OperationId;
} & (Asked | Counted);

export type Pendientes = Readonly<Record<TipoPendiente, Pendiente>>;
