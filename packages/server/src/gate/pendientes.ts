import type { OperationId } from '@garita/api-client/access';
import type { TipoPendiente } from '@garita/domain/inicio/pendientes';
import type { Kysely } from 'kysely';
import type { Actor } from '../access/Actor';
import type { Espera } from '../db/countWaiting';
import type { Prepared } from '../db/prepareQuery';
import type { DB } from '../db/tables';

/** One cheap query, since it is asked at each start of the portal, for everybody; no row of it says that nothing waits. */
interface Asked {
  readonly ask: (actor: Actor, now: Date) => Prepared<Espera>;
}

/** What has to know something before it can be asked. */
interface Counted {
  readonly count: (db: Kysely<DB>, actor: Actor, now: Date) => Promise<Espera | undefined>;
}

/** What of a module's things can wait for somebody: whoever may make the call hears of it, and nobody else. */
export type Pendiente = { readonly llamada: OperationId } & (Asked | Counted);

export type Pendientes = Readonly<Record<TipoPendiente, Pendiente>>;
