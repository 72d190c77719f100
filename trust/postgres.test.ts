import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@garita/demo/random';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIfNeeded } from '../scripts/build.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { checkLedgers, readAudits } from './support/checkLedgers';
import { openKinds } from './support/kinds';
import { type OpenOffice, openOffice } from './support/openOffice';
import { SEED } from './support/seed';
import { type Portal, startPortal } from './support/startPortal';
import { tell } from './support/tell';
import { type Faults, type Sent, Writer } from './support/Writer';

const ROUNDS = 8;
/** The maximum of answered writes before the server is killed, and again after its restart. */
const MOST = 80;

const random = createRandom(SEED);
const portals: Portal[] = [];
const faults: Faults = { lost: [], doubled: [] };
let [refusals, repeated, kills] = [0, 0, 0];
let base: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let office: OpenOffice;
let writers: readonly Writer[] = [];
let urls: readonly string[];
let auditsBefore: ReadonlyMap<string, number>;

/** Two portals of one installation share their secret. */
const startOne = (name: string, program?: 'demo'): Promise<Portal> => {
  const dataDir = join(base, name);
  mkdirSync(dataDir);
  return startPortal({
    dataDir,
    program,
    env: { DATABASE_URL: postgres.url, SECRET: 'el secreto que comparten los dos portales' },
  });
};

// Separate hooks have separate timeouts.
beforeAll(() => buildIfNeeded('servidor'));
beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'garita-dos-portales-'));
  postgres = await startPostgres({ durable: true });
  const first = await startOne('primero', 'demo');
  portals.push(first);
  await first.url;
});
beforeAll(async () => {
  const second = await startOne('segundo');
  portals.push(second);
  urls = await Promise.all(portals.map(({ url }) => url));
  auditsBefore = await readAudits({ databaseUrl: postgres.url });
  office = await openOffice(() => urls);
  writers = (await openKinds(office)).map((kind) => new Writer(kind, office));
  for (const writer of writers) await writer.begin();
});
afterAll(async () => {
  for (const portal of portals) await portal.stop();
  await postgres?.stop();
  rmSync(base, { recursive: true, force: true });
  // The setup failed.
  if (kills === 0) return;
  const answered =
    writers.reduce((sum, writer) => sum + writer.answered.length, 0) + office.keys.length;
  tell(
    `PostgreSQL muerto con kill -9 y arrancado otra vez ${kills} veces debajo de dos portales: ${answered} escrituras contestadas, ${refusals} veces «${SERVICIO.noDisponible}», ` +
      `${repeated} repetidas con su clave; ${faults.lost.length} perdidas, ${faults.doubled.length} dobles (GARITA_TRUST_SEED=${SEED})`,
  );
});

/** A refusal is a 503 in Spanish with Retry-After: the portal never drops the connection. */
function expectRefusal(sent: Sent): void {
  expect(sent).toMatchObject({
    status: 503,
    body: { msg: SERVICIO.noDisponible, status: 1 },
    retryAfter: '1',
  });
  refusals++;
}

/** All writers write through either portal until stopped. Refused writes are retried. */
class ConcurrentClients {
  #over = false;
  #answered = 0;
  readonly #all: Promise<unknown>;

  constructor() {
    this.#all = Promise.all([...writers.map((writer) => this.#write(writer)), this.#signIn()]);
    // The next wait reports the failure.
    this.#all.catch(() => {
      this.#over = true;
    });
  }

  async #write(writer: Writer): Promise<void> {
    while (!this.#over) {
      const sent = await writer.write();
      if (sent?.status === 200) this.#answered++;
      else {
        // Null: the portal answered neither the write nor a read that prepares it.
        if (sent) expectRefusal(sent);
        await sleep(50);
      }
    }
  }

  async #signIn(): Promise<void> {
    while (!this.#over) if (await office.signIn('Supervisora')) this.#answered++;
  }

  async more(count: number): Promise<void> {
    const enough = this.#answered + count;
    const reached = async () => {
      while (this.#answered < enough && !this.#over) await sleep(5);
    };
    await Promise.race([reached(), this.#all]);
  }

  async end(): Promise<void> {
    this.#over = true;
    await this.#all;
  }
}

async function untilHealth(status: 200 | 503): Promise<void> {
  for (const url of urls)
    await expect
      .poll(async () => (await fetch(`${url}/api/health`)).status, { interval: 100 })
      .toBe(status);
}

/**
 * Each answered write must exist once, even after a repetition, and both portals must answer alike.
 */
async function compare(): Promise<void> {
  for (const key of await office.listDead()) faults.lost.push(`sesión ${key.split('-', 1)[0]}`);
  for (const writer of writers) {
    await writer.compare(faults);
    repeated += await writer.repeat();
    await writer.compare(faults);
    const [one, other] = [
      await writer.kind.list(office.only(0)),
      await writer.kind.list(office.only(1)),
    ];
    expect([...one].sort(), writer.kind.what).toEqual([...other].sort());
  }
  expect(faults).toEqual({ lost: [], doubled: [] });
}

describe('a PostgreSQL server killed under two portals while all users write', () => {
  test.each(Array.from({ length: ROUNDS }, (_, i) => i + 1))(
    'a PostgreSQL server killed under two portals loses no answered write, round %i',
    async () => {
      const crowd = new ConcurrentClients();
      await crowd.more(random.between(1, MOST));
      await postgres.crash();
      kills++;
      try {
        await untilHealth(503);
      } finally {
        await postgres.restart();
      }
      await untilHealth(200);
      await crowd.more(random.between(1, MOST));
      await crowd.end();
      await compare();
    },
  );

  test('a PostgreSQL server killed under two portals leaves consistent ledgers, and both portals running', async () => {
    expect(await Promise.all(portals.map((portal) => portal.stop()))).toEqual([0, 0]);
    expect(await checkLedgers({ databaseUrl: postgres.url }, writers, auditsBefore)).toEqual([]);
    expect(refusals).toBeGreaterThan(0);
  });
});
