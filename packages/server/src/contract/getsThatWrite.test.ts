import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { readTables } from '@garita/testing/database/readTables';
import { afterEach, beforeEach, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

/** The whole database except the sessions, whose last use each call updates. */
const kept = async () => ({ ...(await readTables(agency.db)), sesiones: [] });

const READS = new Set(
  CONTRACT.operations.flatMap(({ effect, method, url }) =>
    effect === 'read' && method === 'GET' ? [url] : [],
  ),
);
const WRITES = CONTRACT.operations.filter(({ effect }) => effect === 'write');
const addressOf = ({ url }: (typeof WRITES)[number]) =>
  `/api${url.replace(/:\w+/g, '1')}`.replace('/api/api', '/api');

test('HEAD is refused at every address that only writes', async () => {
  expect(WRITES.filter(({ method }) => method === 'GET').map(({ id }) => id)).toEqual([
    'updateLista',
    'ventaAction',
  ]);
  const key = await agency.keyOf('Fundadora');
  const before = await kept();
  // The portal answers HEAD at the address of a read, so a write with such an address is left out.
  for (const operation of WRITES.filter(({ url }) => !READS.has(url))) {
    const { statusCode } = await agency.app.inject({
      method: 'HEAD',
      url: addressOf(operation),
      headers: { key },
    });
    expect(statusCode, operation.id).toBe(404);
  }
  expect(await kept()).toEqual(before);
});

test.each(['sec-purpose', 'purpose', 'x-moz'])(
  'a prefetching browser (%s) changes nothing',
  async (name) => {
    const key = await agency.keyOf('Fundadora');
    const before = await kept();
    for (const value of ['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip']) {
      const { httpStatus } = await agency.call('updateLista', { key, headers: { [name]: value } });
      expect(httpStatus).toBe(403);
    }
    expect(await kept()).toEqual(before);
    expect((await agency.call('updateLista', { key })).httpStatus).toBe(200);
  },
);
