import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@garita/demo/random';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIfNeeded } from '../scripts/build.mjs';
import { checkLedgers, readAudits } from './support/checkLedgers';
import { openKinds } from './support/kinds';
import { type OpenOffice, openOffice } from './support/openOffice';
import { SEED } from './support/seed';
import { type Portal, startPortal } from './support/startPortal';
import { tell } from './support/tell';
import { type Faults, Writer } from './support/Writer';

const ROUNDS = 50;
/** The maximum of answered writes before the kill. */
const MOST = 60;
/** The maximum delay of the kill, so that it hits a write in progress. In milliseconds. */
const LATEST = 25;
/** One round in this many also kills a portal that is opening the folder. */
const OPENINGS = 5;

const random = createRandom(SEED);
let dataDir: string;
let portal: Portal;
let url: string;
let office: OpenOffice;
let writers: readonly Writer[] = [];
let auditsBefore: ReadonlyMap<string, number>;
const faults: Faults = { lost: [], doubled: [] };
let [rounds, openings, repeated] = [0, 0, 0];
/**
 * The number of keys already checked. A lost key stays lost, and all are checked again at the end.
 */
let tried = 0;

async function start(): Promise<void> {
  portal = await startPortal({ dataDir });
  url = await portal.url;
}

async function kill(): Promise<void> {
  portal.signal('SIGKILL');
  await portal.ended;
}

// Separate hooks have separate timeouts.
beforeAll(() => buildIfNeeded('servidor'));
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'garita-matar-'));
  await fillDataFolder(dataDir);
  // Later portals start without the demo and must find everything in the folder.
  portal = await startPortal({ dataDir, program: 'demo' });
  await portal.url;
  await portal.stop();
});
beforeAll(async () => {
  auditsBefore = await readAudits({ dataDir });
  await start();
  office = await openOffice(() => [url]);
  writers = (await openKinds(office)).map((kind) => new Writer(kind, office));
  for (const writer of writers) await writer.begin();
});
afterAll(async () => {
  await portal?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  // The setup failed.
  if (rounds === 0) return;
  const answered =
    writers.reduce((sum, writer) => sum + writer.answered.length, 0) + office.keys.length;
  tell(
    `${rounds} rondas de kill -9, ${openings} de ellas también mientras se abría la carpeta: ${answered} escrituras contestadas de ${writers.length + 1} clases, ` +
      `${repeated} repetidas con su clave; ${faults.lost.length} perdidas, ${faults.doubled.length} dobles (GARITA_TRUST_SEED=${SEED})`,
  );
});

async function writeUntilKilled(): Promise<void> {
  const enough = random.between(1, MOST);
  let answered = 0;
  let reached = (): void => undefined;
  const isEnough = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const count = (): void => {
    if (++answered >= enough) reached();
  };
  const write = async (writer: Writer): Promise<void> => {
    for (let sent = await writer.write(); sent; sent = await writer.write()) {
      expect(sent, writer.kind.what).toMatchObject({ status: 200 });
      count();
    }
  };
  const signIn = async (): Promise<void> => {
    while (await office.signIn('Supervisora')) count();
  };
  const all = Promise.all([...writers.map(write), signIn()]);
  await Promise.race([isEnough, all.catch(() => undefined)]);
  await sleep(random.between(0, LATEST));
  await kill();
  await all;
}

/** Each answered write must exist once, even after a repetition with its key. */
async function compare(): Promise<void> {
  for (const key of await office.listDead(tried))
    faults.lost.push(`sesión ${key.split('-', 1)[0]}`);
  tried = office.keys.length;
  for (const writer of writers) {
    await writer.compare(faults);
    repeated += await writer.repeat();
    await writer.compare(faults);
  }
  expect(faults).toEqual({ lost: [], doubled: [] });
}

describe('a portal killed while all users write', () => {
  test.each(Array.from({ length: ROUNDS }, (_, i) => i + 1))(
    'a portal killed while all users write loses and doubles nothing, round %i',
    async (round) => {
      await writeUntilKilled();
      if (round % OPENINGS === 0) {
        portal = await startPortal({ dataDir });
        // The kill comes at any point of the start, before or after the portal's first output.
        await Promise.race([portal.url, sleep(random.between(0, 1_500))]);
        await kill();
        openings++;
      }
      await start();
      await compare();
      rounds++;
    },
  );

  test('a portal killed while all users write keeps consistent ledgers, and a complete audit log', async () => {
    expect(await office.listDead()).toEqual([]);
    expect(await portal.stop()).toBe(0);
    expect(await checkLedgers({ dataDir }, writers, auditsBefore)).toEqual([]);
  });
});
