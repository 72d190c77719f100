import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, expect, test } from 'vitest';

let agency: TestAgency;
afterEach(() => agency.close());

const PATH = '/.well-known/security.txt';
const DAY = 86_400_000;

test('security.txt states the contact, and an expiry date counted from each answer', async () => {
  agency = await openTestAgency({ config: { securityContact: 'mailto:seguridad@agencia.test' } });
  const read = async () => {
    const { statusCode, headers, body } = await agency.app.inject({ url: PATH });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      body
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/) as [string, string]),
    );
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
    expect(fields.get('Contact')).toBe('mailto:seguridad@agencia.test');
    expect(fields.get('Preferred-Languages')).toBe('es, en');
    return (Date.parse(fields.get('Expires') ?? '') - agency.now().getTime()) / DAY;
  };
  expect(await read()).toBe(180);
  agency.pass({ days: 300 });
  expect(await read()).toBe(180);
});

test('security.txt is missing without a contact', async () => {
  agency = await openTestAgency();
  const [asked, other] = await Promise.all([
    agency.app.inject({ url: PATH }),
    agency.app.inject({ url: '/.well-known/otra.txt' }),
  ]);
  expect(asked.statusCode).toBe(404);
  expect(asked.body).toBe(other.body);
});
