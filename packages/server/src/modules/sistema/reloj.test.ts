import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkReloj } from './reloj.service';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(async () => {
  vi.useRealTimers();
  await agency.close();
});

/** Shifts this process's clock, but neither its timers nor PostgreSQL's clock. */
const shiftClock = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

async function say(): Promise<{ health: unknown; told: string[] }> {
  const told: string[] = [];
  await checkReloj(agency.db, (text) => told.push(text));
  return { health: (await agency.call('health')).body.reloj, told };
}

test('a correct clock causes no warning in the log, and health says ok', async () => {
  expect(await say()).toEqual({ health: 'ok', told: [] });
});

test.each([
  [90, /va (89|90) s por delante /],
  [-7_200, /va 720[01] s por detrás /],
])(
  'a clock that differs by %s seconds from the database server’s is logged, and health says so',
  async (seconds, words) => {
    shiftClock(seconds);
    // The embedded database runs in this process, so its clock is shifted too.
    expect(await say()).toEqual(
      agency.database.kind === 'embedded'
        ? { health: 'ok', told: [] }
        : { health: 'desfase', told: [expect.stringMatching(words)] },
    );
  },
);
