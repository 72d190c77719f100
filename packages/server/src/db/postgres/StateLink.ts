import type pg from 'pg';
import { type DataState, type NamedState, STATE_STATEMENT, type StateRow, toState } from '../DataState';

/** A connection that does not say within this that it is alive is given up. Milliseconds. */
const PATIENCE = 2_000;
/** Between two tries to connect anew. Milliseconds. */
const PAUSE = 1_000;

/** Told apart in the server's own list of what it is asked (`pg_stat_activity`). */
const OVER_THE_POOL = `${STATE_STATEMENT} -- sin conexión propia`;

/**
 * Reads the state of a PostgreSQL server over a connection of its own, so that it waits behind no long query. What is known of the state lives as long as
 * that connection: a server that has crashed, or another one in its place, may name its snapshots alike. While there is no connection the state is read
 * over the pool, and is then always another one.
 */
export class StateLink {
  #client: pg.Client | null = null;
  #known: NamedState | null = null;
  #opening: Promise<void> | null = null;
  #nextTry = 0;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(
    private readonly create: () => pg.Client,
    private readonly pool: pg.Pool,
  ) {}

  async read(): Promise<DataState> {
    const client = this.#client;
    if (!client) this.#open();
    else {
      try {
        return await this.#ask(client);
      } catch {
        this.#lose(client);
      }
    }
    const { rows } = await this.pool.query<StateRow>(OVER_THE_POOL, [null]);
    return toState(rows[0] as StateRow, null).state;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#opening;
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  /** One after the other: a client takes one statement at a time. */
  #ask(client: pg.Client): Promise<DataState> {
    const answer = this.#last.then(() => this.#query(client));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #query(client: pg.Client): Promise<DataState> {
    const asked = { name: 'estado', text: STATE_STATEMENT, values: [this.#known?.name ?? null], query_timeout: PATIENCE };
    const { rows } = await client.query<StateRow>(asked);
    if (client !== this.#client) throw new Error('The connection was lost meanwhile');
    this.#known = toState(rows[0] as StateRow, this.#known);
    return this.#known.state;
  }

  #open(): void {
    if (this.#opening || this.#closed || Date.now() < this.#nextTry) return;
    const client = this.create();
    // Unheard, its end would be the process's.
    client.on('error', () => this.#lose(client));
    this.#opening = client.connect().then(
      () => {
        this.#client = client;
        this.#opening = null;
      },
      () => {
        this.#nextTry = Date.now() + PAUSE;
        this.#opening = null;
      },
    );
  }

  #lose(client: pg.Client): void {
    if (client === this.#client) {
      this.#client = null;
      this.#known = null;
    }
    void client.end().catch(() => undefined);
  }
}
