import { must } from '@garita/domain/must';
import type pg from 'pg';
import { createLoop } from '../../createLoop';
import { createListeners } from '../createListeners';
import {
  type DataState,
  type NamedState,
  STATE_STATEMENT,
  type StateRow,
  toState,
} from '../DataState';
import { COUNT_PORTALS, PORTAL_LOCK } from './portalLock';

const CHANNEL = 'garita_cambios';
/** The pause between two tries to connect. Milliseconds. */
const PAUSE = 1_000;
/**
 * The interval of pings, in milliseconds. Without a ping, the portal does not learn that the other
 * end of an idle connection has vanished.
 */
const PING_EVERY = 30_000;
/**
 * The comment in the SQL marks reads over the pool in the server's list of queries
 * (`pg_stat_activity`).
 */
const OVER_THE_POOL = `${STATE_STATEMENT} -- sin conexión propia`;

interface Link {
  readonly client: pg.Client;
  /** Null before the first read. */
  known: NamedState | null;
}

async function countPortals(client: pg.Client): Promise<{ pid: number; listening: number }> {
  const { rows } = await client.query<{ pid: number; listening: number }>(COUNT_PORTALS);
  return must(rows[0], 'The count of portals');
}

/**
 * A portal's own connection to a PostgreSQL server, which reconnects by itself.
 *
 * The connection reads the state, so that such a read never waits behind a long query. When the
 * connection ends, the portal forgets the known state: after a crash, or on another server, equal
 * names may mean other snapshots. Without the connection, the pool reads the state and never reuses
 * a known state.
 *
 * The connection receives the commits of other portals (`listen`) and announces this portal's
 * commits (`notify`). After a reconnect the portal calls all listeners, because announcements may
 * have been lost meanwhile. An announcement is a transaction of its own, so it changes the current
 * snapshot (`snapshotCache/SnapshotCache.ts`). An announcement inside a write's transaction would
 * make PostgreSQL serialize the commits. A portal that is alone sends no announcement.
 */
export class ServerLink {
  readonly #listeners = createListeners();
  #link: Link | null = null;
  #opening: Promise<void> | null = null;
  #lastRead: Promise<unknown> = Promise.resolve();
  /** The timer of the next ping, or of the next try to connect. */
  #timer: NodeJS.Timeout | undefined;
  #isAlone = true;
  #isStarted = false;
  #closed = false;
  /** Announcements that are requested while one is being sent are merged into one. */
  readonly #telling = createLoop({
    turn: async () => {
      const client = this.#link?.client;
      await client?.query(`notify ${CHANNEL}`).catch(() => this.#lose(client));
    },
    onError: () => undefined,
  });

  constructor(
    private readonly create: () => pg.Client,
    private readonly pool: pg.Pool,
  ) {}

  async readState(): Promise<DataState> {
    this.#start();
    const link = this.#link;
    if (link) {
      try {
        return await this.#askState(link);
      } catch {
        this.#lose(link.client);
      }
    }
    const { rows } = await this.pool.query<StateRow>(OVER_THE_POOL, [null]);
    return toState(must(rows[0], 'The state'), null).state;
  }

  onAnnounced(listener: () => void): () => void {
    this.#start();
    return this.#listeners.add(listener);
  }

  announce(): void {
    this.#listeners.tell();
    if (!this.#isAlone) void this.#telling.ask();
  }

  /** Whether no other portal holds `PORTAL_LOCK`; false without a connection. Never throws. */
  async isAlone(): Promise<boolean> {
    await this.#opening;
    const client = this.#link?.client;
    if (!client) return false;
    try {
      return (await countPortals(client)).listening <= 1;
    } catch {
      this.#lose(client);
      return false;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#opening;
    const client = this.#link?.client;
    this.#link = null;
    await client?.end().catch(() => undefined);
  }

  /** Reads run one after another, because each sends the name of the last state. */
  #askState(link: Link): Promise<DataState> {
    const answer = this.#lastRead.then(async () => {
      const { rows } = await link.client.query<StateRow>({
        // PostgreSQL parses a named query once per connection.
        name: 'estado',
        text: STATE_STATEMENT,
        values: [link.known?.name ?? null],
      });
      link.known = toState(must(rows[0], 'The state'), link.known);
      return link.known.state;
    });
    this.#lastRead = answer.catch(() => undefined);
    return answer;
  }

  /**
   * Connects at the first read or listener. A process that needs neither, such as a command, is no
   * portal.
   */
  #start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#open();
  }

  #open(): void {
    if (this.#closed) return;
    const client = this.create();
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    this.#opening = this.#connect(client)
      .catch(() => {
        void client.end().catch(() => undefined);
        this.#openLater();
      })
      .finally(() => {
        this.#opening = null;
      });
  }

  async #connect(client: pg.Client): Promise<void> {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    await client.query(`select pg_advisory_lock_shared(${PORTAL_LOCK})`);
    const { pid, listening } = await countPortals(client);
    client.on('notification', ({ processId }) => {
      if (processId === pid) return;
      this.#isAlone = false;
      this.#listeners.tell();
    });
    // Informs the other portals that they are no longer alone.
    await client.query(`notify ${CHANNEL}`);
    this.#isAlone = listening <= 1;
    this.#link = { client, known: null };
    this.#pingLater(client);
    this.#listeners.tell();
  }

  #pingLater(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => client === this.#link?.client && this.#pingLater(client),
        () => this.#lose(client),
      );
    }, PING_EVERY).unref();
  }

  #openLater(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), PAUSE).unref();
  }

  #lose(client: pg.Client): void {
    // `#open` handles the failure of a connection that is still opening. A connection that was
    // replaced needs nothing.
    if (client !== this.#link?.client) return;
    this.#link = null;
    void client.end().catch(() => undefined);
    this.#openLater();
  }
}
