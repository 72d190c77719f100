import { findDisagreements } from '@garita/testing/agency/findDisagreements';
import { readHistory } from '@garita/testing/agency/readHistory';
import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedDemo } from './seedDemo';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

/** What the story comes to, without its moments. */
async function tell(now: Date, personas = 68) {
  await seedDemo(database.kysely, { personas, registros: 0 }, now, async () => 'nada');
  expect(await findDisagreements(database.kysely)).toEqual([]);
  const { pasos, fichajes, personas: gente } = await readHistory(database.kysely);
  const late = [...pasos.map(({ fecha }) => fecha), ...fichajes.map(({ desde }) => desde)].filter((moment) => moment > now);
  expect(late).toEqual([]);
  const since = (moment: Date) => now.getTime() - moment.getTime();
  return { gente: gente.map(({ usuario, mision_id }) => [usuario, mision_id]), pasos: pasos.map(({ nueva, fecha }) => [nueva, since(fecha)]) };
}

test('the same moment gives the same data', async () => {
  const now = new Date('2026-11-21T18:30:00.000Z');
  const first = await tell(now);
  await database.reset();
  expect(await tell(now)).toEqual(first);
});

test.each(['2027-03-14T05:59:59.999Z', '2026-12-31T23:15:07.123Z', '2028-02-29T06:00:00.000Z'])('at %s everything lies behind too', async (now) => {
  const { gente, pasos } = await tell(new Date(now));
  expect(gente).toHaveLength(68);
  expect(pasos.length).toBeGreaterThan(300);
});

test('an agency of the accounts alone, and one of many', async () => {
  expect((await tell(new Date('2026-11-21T18:30:00.000Z'), 8)).gente).toHaveLength(8);
  await database.reset();
  expect((await tell(new Date('2026-11-21T18:30:00.000Z'), 300)).gente).toHaveLength(300);
});
