import type pg from 'pg';
import {
  type DataState,
  type NamedState,
  STATE_STATEMENT,
  type StateRow,
  toState,
} from '../DataState';

/** Between two tries to connect anew. Milliseconds. */
const PAUSE = 1_000;

/** Told apart in the server's own list of what it is asked (`pg_stat_activity`). */
const OVER_THE_POOL = `${STATE_STATEMENT} -- sin conexión propia`;

/** A connection, and the state that was last read over it. */
interface Link {
  readonly client: pg.Client;
  known: NamedState;
}

/** The state over a client, which parses the statement once (a named query). */
async function ask(client: pg.Client, known: NamedState | null): Promise<NamedState> {
  const { rows } = await client.query<StateRow>({
    name: 'estado',
    text: STATE_STATEMENT,
    values: [known?.name ?? null],
  });
  return toState(rows[0] as StateRow, known);
}

/**
 * Reads the state of a PostgreSQL server over a connection of its own, so that it waits behind no long query. What is known of the state lives as long as
 * that connection: a server that has crashed, or another one in its place, may name its snapshots alike. While there is no connection the state is read
 * over the pool, and is then always another one.
 */
export class StateLink {
  #link: Link | null = null;
  #opening: Promise<void> | null = null;
  #nextTry = 0;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(
    private readonly create: () => pg.Client,
    private readonly pool: pg.Pool,
  ) {}

  async read(): Promise<DataState> {
    const link = this.#link;
    if (!link) this.#open();
    else {
      try {
        return await this.#ask(link);
      } catch {
        this.#lose(link.client);
      }
    }
    const { rows } = await this.pool.query<StateRow>(OVER_THE_POOL, [null]);
    return toState(rows[0] as StateRow, null).state;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#opening;
    const link = this.#link;
    this.#link = null;
    await link?.client.end().catch(() => undefined);
  }

  /** One after the other: each names the state that the one before has read. */
  #ask(link: Link): Promise<DataState> {
    const answer = this.#last.then(async () => {
      link.known = await ask(link.client, link.known);
      return link.known.state;
    });
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  #open(): void {
    if (this.#opening || this.#closed || Date.now() < this.#nextTry) return;
    const client = this.create();
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    this.#opening = this.#connect(client).then(
      () => {
        this.#opening = null;
      },
      () => {
        this.#nextTry = Date.now() + PAUSE;
        this.#opening = null;
        void client.end().catch(() => undefined);
      },
    );
  }

  async #connect(client: pg.Client): Promise<void> {
    await client.connect();
    this.#link = { client, known: await ask(client, null) };
  }

  #lose(client: pg.Client): void {
    // While it is being opened, that fails; another one may be in its place already.
    if (client !== this.#link?.client) return;
    this.#link = null;
    void client.end().catch(() => undefined);
  }
}
