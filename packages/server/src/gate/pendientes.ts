import type { OperationId } from '@garita/api-client/access';
import type { TipoPendiente } from '@garita/domain/inicio/pendientes';
import type { Kysely } from 'kysely';
import type { Actor } from '../access/Actor';
import type { DB } from '../db/tables';

/** How many things of a kind wait, and since when the oldest does; null where no date says it. */
export interface Espera {
  readonly cuantos: number;
  readonly desde: Date | null;
}

/** What of a module's things can wait for somebody. */
export interface Pendiente {
  /** Whoever may make this call hears of it, and nobody else. */
  readonly llamada: OperationId;
  /** One cheap query: it is asked at each start of the portal, for everybody. */
  readonly count: (db: Kysely<DB>, actor: Actor, now: Date) => Promise<Espera>;
}

export type Pendientes = Readonly<Record<TipoPendiente, Pendiente>>;
