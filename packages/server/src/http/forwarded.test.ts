import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config';

let agency: TestAgency;
const open = async (TRUST_PROXY: string) => {
  const { trustProxy } = readConfig({ TRUST_PROXY });
  // The app logs the warning once, so each test opens a new app.
  agency = await openTestAgency({
    config: { registerLimit: 1, logLevel: 'warn', trustProxy },
    app: {},
  });
};
afterEach(() => agency.close());

const send = (usuario: string, forwarded: string | undefined, remoteAddress = '127.0.0.1') =>
  agency.app.inject({
    method: 'POST',
    url: '/api/registro',
    remoteAddress,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    payload: { usuario, clave: 'mi clave', rclave: 'mi clave' },
  });
/** The config lets each address register once. */
const statusOf = async (...args: Parameters<typeof send>) => (await send(...args)).statusCode;
const warnings = () => agency.log.filter((line) => line.includes('TRUST_PROXY'));

test.each(['1', 'loopback', '127.0.0.0/8'])(
  'TRUST_PROXY=%s trusts the address that its proxy has seen, not the visitor’s own header',
  async (setting) => {
    await open(setting);
    expect(await statusOf('Uno', '9.9.9.1, 81.32.5.77')).toBe(200);
    expect(await statusOf('Dos', '9.9.9.2, 81.32.5.77')).toBe(429);
    expect(await statusOf('Dos', '9.9.9.2, 81.32.5.78')).toBe(200);
  },
);

test('TRUST_PROXY=2 trusts the two nearest proxies, each of which has appended the previous address', async () => {
  await open('2');
  expect(await statusOf('Uno', '9.9.9.1, 81.32.5.77, 10.0.0.7')).toBe(200);
  expect(await statusOf('Dos', '9.9.9.2, 81.32.5.77, 10.0.0.8')).toBe(429);
});

test('the port in a proxy’s header does not change the address that is counted, and all headers without an address count as one address', async () => {
  await open('127.0.0.1, 10.0.0.0/8');
  expect(await statusOf('Uno', '9.9.9.1, 81.32.5.77:4711, 10.0.0.7:80')).toBe(200);
  expect(await statusOf('Dos', '9.9.9.2, 81.32.5.77:4712, 10.0.0.7:81')).toBe(429);
  expect(await statusOf('Dos', '[2a02:9130:84a0:1::1]:4711')).toBe(200);
  expect(await statusOf('Tres', '[2a02:9130:84a0:1::2]:4712')).toBe(429);
  expect(await statusOf('Tres', 'unknown')).toBe(200);
  expect(await statusOf('Cuatro', '_oculta')).toBe(429);
});

test('a number of hops is trusted only from addresses that no internet visitor has', async () => {
  await open('1');
  expect(await statusOf('Uno', '81.32.5.77', '81.99.0.1')).toBe(200);
  expect(await statusOf('Dos', '81.32.5.78', '81.99.0.1')).toBe(429);
  expect(warnings()).toHaveLength(1);
  expect(await statusOf('Dos', '81.32.5.78', '10.0.0.1')).toBe(200);
});

test('a list trusts no other address, and a direct connection counts with its own address', async () => {
  await open('10.0.0.1');
  expect(await statusOf('Uno', '81.32.5.77', '81.99.0.1')).toBe(200);
  expect(await statusOf('Dos', '81.32.5.78', '81.99.0.1')).toBe(429);
  expect(await statusOf('Dos', '81.32.5.78', '10.0.0.1')).toBe(200);
});

test('an untrusted proxy is logged once, and a visitor’s address is not', async () => {
  await open('false');
  await send('Uno', undefined);
  expect(warnings()).toEqual([]);
  await send('Dos', '81.32.5.77', '81.99.0.1');
  await send('Tres', '81.32.5.77', '10.0.0.1');
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]).not.toContain('81.');
});

test('a private proxy is logged with its address, and a trusted proxy is not logged', async () => {
  await open('false');
  await send('Uno', '81.32.5.77', '10.0.0.1');
  expect(warnings()).toEqual([expect.stringContaining('"servidor":"10.0.0.1"')]);
  await agency.close();
  await open('uniquelocal');
  await send('Uno', '81.32.5.77', '10.0.0.1');
  expect(warnings()).toEqual([]);
});
