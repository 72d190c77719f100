import { must } from '@garita/domain/must';
import type pg from 'pg';
import { createLoop } from '../../createLoop';
import { createListeners } from '../createListeners';
import { COUNT_PORTALS, PORTAL_LOCK } from './portalLock';

const CHANNEL = 'garita_cambios';
/** The pause between two tries to connect. Milliseconds. */
const PAUSE = 1_000;
/** A quiet connection reports nothing when its other end has vanished. Milliseconds. */
const PING_EVERY = 30_000;

async function countPortals(client: pg.Client): Promise<{ pid: number; listening: number }> {
  const { rows } = await client.query<{ pid: number; listening: number }>(COUNT_PORTALS);
  return must(rows[0], 'pg_locks');
}

/**
 * Listens on its own connection for commits of other portals, and notifies them of this portal's.
 * It reconnects by itself and then calls all listeners, since the notices meanwhile are lost. A
 * notice is a transaction of its own, which ends the present snapshot
 * (`snapshotCache/SnapshotCache.ts`). Inside a write's transaction it would serialize the commits.
 * A portal that is alone sends none.
 */
export class NoticeLink {
  readonly #listeners = createListeners();
  #client: pg.Client | null = null;
  #opening: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isAlone = true;
  /** Notices during a pending one are merged into the next. */
  readonly #telling = createLoop({
    turn: async () => {
      const client = this.#client;
      await client?.query(`notify ${CHANNEL}`).catch(() => this.#lose(client));
    },
    onError: () => undefined,
  });
  #closed = false;

  constructor(private readonly create: () => pg.Client) {}

  onAnnounced(listener: () => void): () => void {
    const stop = this.#listeners.add(listener);
    this.#open();
    return stop;
  }

  announce(): void {
    this.#listeners.tell();
    if (!this.#isAlone) void this.#telling.ask();
  }

  /** Whether no other portal holds the lock; false without a connection. Never throws. */
  async isAlone(): Promise<boolean> {
    await this.#opening;
    const client = this.#client;
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
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  #open(): void {
    if (this.#client || this.#opening || this.#closed) return;
    clearTimeout(this.#timer);
    const client = this.create();
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    this.#opening = this.#connect(client).then(
      () => {
        this.#opening = null;
      },
      () => {
        this.#opening = null;
        void client.end().catch(() => undefined);
        this.#openLater();
      },
    );
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
    // Tells the other portals that they are no longer alone.
    await client.query(`notify ${CHANNEL}`);
    this.#isAlone = listening <= 1;
    this.#client = client;
    this.#pingLater(client);
    this.#listeners.tell();
  }

  #pingLater(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => client === this.#client && this.#pingLater(client),
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
    // `#open` handles a connection that is still opening; a closed one needs nothing.
    if (client !== this.#client) return;
    this.#client = null;
    void client.end().catch(() => undefined);
    this.#openLater();
  }
}
