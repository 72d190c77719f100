import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config';

let agency: TestAgency;
const open = async (TRUST_PROXY: string) => {
  const { trustProxy } = readConfig({ TRUST_PROXY });
  agency = await openTestAgency({ config: { logLevel: 'info', trustProxy } });
};
afterEach(() => agency.close());

const OURS = /^[0-9A-HJKMNP-TV-Z]{10}$/;
const GIVEN = 'c0ffee00-1234-4abc-8def-000000000001';

async function idOf(
  given: string | string[] | undefined,
  remoteAddress = '127.0.0.1',
  url = '/api/configuracion',
): Promise<string> {
  const { headers } = await agency.app.inject({
    url,
    remoteAddress,
    headers: given === undefined ? {} : { 'x-request-id': given },
  });
  return String(headers['x-request-id']);
}

test('every answer has a new id, and so do its log lines', async () => {
  await open('false');
  const ids = [
    await idOf(undefined),
    await idOf(undefined),
    await idOf(undefined, undefined, '/no/existe'),
    await idOf(undefined, undefined, '/api/%zz'),
  ];
  for (const id of ids) expect(id).toMatch(OURS);
  expect(new Set(ids).size).toBe(4);
  for (const id of ids)
    expect(agency.log.filter((line) => JSON.parse(line).reqId === id)).not.toEqual([]);
});

test.each([
  ['1', '127.0.0.1'],
  ['10.0.0.0/8', '10.1.2.3'],
  ['loopback,10.0.0.1', '10.0.0.1'],
])('TRUST_PROXY=%s accepts the id that its proxy at %s sends', async (setting, address) => {
  await open(setting);
  expect(await idOf(GIVEN, address)).toBe(GIVEN);
  expect(agency.log.filter((line) => JSON.parse(line).reqId === GIVEN)).not.toEqual([]);
});

test.each([
  ['false', '127.0.0.1'],
  ['1', '81.32.5.77'],
  ['10.0.0.0/8', '11.1.2.3'],
])('with TRUST_PROXY=%s a client at %s cannot set the id', async (setting, address) => {
  await open(setting);
  expect(await idOf(GIVEN, address)).toMatch(OURS);
  expect(agency.log.join('')).not.toContain(GIVEN);
});

test.each([
  ['corto'],
  ['x'.repeat(65)],
  ['con espacios dentro'],
  ['"},{"level":60'],
  ['año-2026-11-22'],
  [[GIVEN, GIVEN]],
])('an id that is not well formed is ignored: %s', async (given) => {
  await open('1');
  expect(await idOf(given)).toMatch(OURS);
});

test('a user who meets a bug gets the id of the log line', async () => {
  agency = await openTestAgency({
    config: { logLevel: 'error' },
    // The contract lists no 500, so `checkAnswers` would refuse this answer.
    app: { checkAnswers: false },
    says: {
      checkHealth: async () => {
        throw new Error('la pieza que se rompió');
      },
    },
  });
  const { httpStatus, body, headers } = await agency.call('health');
  const codigo = headers['x-request-id'];
  expect(httpStatus).toBe(500);
  expect(body).toEqual({
    status: 1,
    msg: `Algo ha fallado en el portal. Ya ha quedado anotado; inténtalo de nuevo. Si se repite, dile este código a quien lo administra: ${codigo}.`,
  });
  expect(agency.log.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      reqId: codigo,
      err: expect.objectContaining({ message: 'la pieza que se rompió' }),
    }),
  ]);
});
