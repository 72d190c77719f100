import { afterEach, describe, expect, test } from 'vitest';
import { openTestAgency, type TestAgency } from '../../testing/testAgency';

let agency: TestAgency;
afterEach(() => agency.close());

describe('health', () => {
  test('says ok and the version', async () => {
    agency = await openTestAgency();
    expect((await agency.call('health')).body).toEqual({ estado: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });

  test('answers 503 when the database does not answer', async () => {
    agency = await openTestAgency();
    const lost = await openTestAgency({ app: { db: { ...agency.database, checkHealth: async () => false } } });
    expect(await lost.call('health')).toMatchObject({ httpStatus: 503, body: { status: 1 } });
    await lost.close();
  });
});
