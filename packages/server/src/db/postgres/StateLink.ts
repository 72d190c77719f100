import type pg from 'pg';
import {
  type DataState,
  type NamedState,
  STATE_STATEMENT,
  type StateRow,
  toState,
} from '../DataState';
import { StateWire } from './StateWire';

/** Between two tries to connect anew. Milliseconds. */
const PAUSE = 1_000;

/** Told apart in the server's own list of what it is asked (`pg_stat_activity`). */
const OVER_THE_POOL = `${STATE_STATEMENT} -- sin conexión propia`;

/** A connection, and what is known of the state through it. */
interface Link {
  readonly wire: StateWire;
  known: NamedState;
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
        this.#lose(link.wire);
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
    await link?.wire.close();
  }

  /** One after the other: the connection takes one question at a time. */
  #ask(link: Link): Promise<DataState> {
    const answer = this.#last.then(async () => {
      link.known = toState(await link.wire.ask(link.known.name), link.known);
      return link.known.state;
    });
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  #open(): void {
    if (this.#opening || this.#closed || Date.now() < this.#nextTry) return;
    const client = this.create();
    // Unheard, its end would be the process's; the wire hears of it as well.
    client.on('error', () => undefined);
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
    const { wire, row } = await StateWire.take(client, (ended) => this.#lose(ended));
    this.#link = { wire, known: toState(row, null) };
  }

  #lose(wire: StateWire): void {
    // Who asked over it meanwhile finds out as well.
    if (wire !== this.#link?.wire) return;
    this.#link = null;
    void wire.close();
  }
}
