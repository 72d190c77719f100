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

test.each([{}, { 'accept-encoding': 'gzip' }])('the reference of the calls runs its own scripts alone, none made from text: %j', async (headers) => {
  const page = await read('/', {}, headers);
  expect(page.statusCode).toBe(200);
  const policy = policyOf(page.headers);
  expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  expect(policy).toMatchObject({ 'default-src': "'none'", 'connect-src': "'self'", 'frame-ancestors': "'none'" });
});

test('what its policy admits is what stands in the page', async () => {
  const { body, headers } = await read('/');
  const inline = [...body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '').filter((script) => script !== '');
  expect(inline.length).toBeGreaterThan(0);
  expect(policyOf(headers)['script-src']).toBe(["'self'", ...inline.map(hashOfScript)].join(' '));
});

test('it is not there where the setting says so, and everything else is', async () => {
  expect((await read('/', { apiDocs: false })).statusCode).toBe(404);
  for (const path of ['', '/openapi.json', '/js/scalar.js']) expect((await agency.app.inject({ url: `${REFERENCE_PATH}${path}` })).statusCode, path).toBe(404);
  expect((await agency.call('configuracion')).httpStatus).toBe(200);
});
