import type pg from 'pg';
import {
  type DataState,
  type NamedState,
  STATE_STATEMENT,
  type StateRow,
  toState,
} from '../DataState';

/** The pause between two tries to connect. Milliseconds. */
const PAUSE = 1_000;

/** Distinguishes the statement in the server's list of queries (`pg_stat_activity`). */
const OVER_THE_POOL = `${STATE_STATEMENT} -- sin conexión propia`;

interface Link {
  readonly client: pg.Client;
  known: NamedState;
}

/** Reads the state with a named query, which a client parses once. */
async function ask(client: pg.Client, known: NamedState | null): Promise<NamedState> {
  const { rows } = await client.query<StateRow>({
    name: 'estado',
    text: STATE_STATEMENT,
    values: [known?.name ?? null],
  });
  return toState(rows[0] as StateRow, known);
}

/**
 * Reads the state of a PostgreSQL server over its own connection, so that it waits for no long
 * query. The known state ends with that connection: after a crash, or on another server, equal
 * names may mean other snapshots. Without the connection, the pool reads the state and never reuses
 * a known one.
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

  /** Reads run one after another, because each sends the name of the last state. */
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
    // Ignores a connection that is still opening, or that a newer one has replaced.
    if (client !== this.#link?.client) return;
    this.#link = null;
    void client.end().catch(() => undefined);
  }
}
