import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, expect, test } from 'vitest';
import type { Config } from '../config';
import { REFERENCE_PATH } from './apiReference';
import { hashOfScript } from './security';

let agency: TestAgency;
afterEach(() => agency.close());

const read = async (path: string, config: Partial<Config> = {}, headers = {}) => {
  agency = await openTestAgency({ config });
  return agency.app.inject({ url: `${REFERENCE_PATH}${path}`, headers });
};
const policyOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );

test.each([{}, { 'accept-encoding': 'gzip' }])(
  'the reference of the calls runs its own scripts alone, none made from text: %j',
  async (headers) => {
    const page = await read('/', {}, headers);
    expect(page.statusCode).toBe(200);
    const policy = policyOf(page.headers);
    expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
    });
  },
);

test('what its policy admits is what stands in the page', async () => {
  const { body, headers } = await read('/');
  const inline = [...body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script]) => script ?? '')
    .filter((script) => script !== '');
  expect(inline.length).toBeGreaterThan(0);
  expect(policyOf(headers)['script-src']).toBe(["'self'", ...inline.map(hashOfScript)].join(' '));
});

test('its script and the contract come from here too; what it does not have is refused as everywhere else', async () => {
  const { headers } = await read('');
  expect(headers.location).toBe(`${REFERENCE_PATH}/`);
  const script = await agency.app.inject(`${REFERENCE_PATH}/js/scalar.js`);
  expect(script.headers).toMatchObject({
    'content-type': expect.stringMatching('javascript'),
    'x-content-type-options': 'nosniff',
  });
  expect(script.body).toContain('createApiReference');
  const contract = await agency.app.inject(`${REFERENCE_PATH}/openapi.json`);
  expect(contract.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/\.json$/),
    'access-control-allow-origin': '*',
  });
  expect(contract.json()).toMatchObject({ openapi: '3.1.0', paths: { '/login': {} } });
  expect((await agency.app.inject(`${REFERENCE_PATH}/no/hay`)).json()).toEqual(
    (await agency.app.inject('/api/no/hay')).json(),
  );
});

test('it is not there where the setting says so, and everything else is', async () => {
  expect((await read('/', { apiDocs: false })).statusCode).toBe(404);
  for (const path of ['', '/openapi.json', '/js/scalar.js'])
    expect((await agency.app.inject({ url: `${REFERENCE_PATH}${path}` })).statusCode, path).toBe(
      404,
    );
  expect((await agency.call('configuracion')).httpStatus).toBe(200);
});
