import { type IncomingMessage, request } from 'node:http';
import { cheapPasswords } from '@garita/testing/agency/cheapPasswords';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';

let agency: TestAgency;
afterEach(() => agency.close());

const SECONDS = 0.05;
/** On a busy machine any statement may be slow, so only the sleeping statements count. */
const slowLines = () =>
  agency.log
    .map((line) => JSON.parse(line))
    .filter(
      ({ msg, sql }) => msg === 'Consulta lenta a la base de datos' && sql.includes('pg_sleep'),
    );
async function sleepAsking(dato: string): Promise<void> {
  await sql`select pg_sleep(${SECONDS}), ${dato}::text as dato`.execute(agency.db);
}

/** An agency whose health check and password check each run a statement that sleeps. */
async function open(slowQueryMs: number): Promise<void> {
  const checkHealth = async () => {
    await sleepAsking('un dato de alguien');
    return 'ok' as const;
  };
  const verify = async (_: string | null, clave: string) => {
    await sleepAsking(clave);
    return false;
  };
  agency = await openTestAgency({
    config: { logLevel: 'warn', slowQueryMs },
    says: { checkHealth },
    app: { passwords: { ...cheapPasswords, verify } },
  });
}

test('a slow statement is logged with its duration, its call and its request, and without its values', async () => {
  await open(SECONDS * 1000 - 10);
  const { headers } = await agency.call('health');
  expect(slowLines()).toEqual([
    expect.objectContaining({
      level: 40,
      llamada: 'health',
      reqId: headers['x-request-id'],
      sql: 'select pg_sleep($1), $2::text as dato',
    }),
  ]);
  expect(slowLines()[0].duracionMs).toBeGreaterThanOrEqual(SECONDS * 1000 - 10);
  expect(agency.log.join('')).not.toContain('un dato de alguien');
});

test('a slow statement of a request whose body arrives after its head is logged with the request too', async () => {
  await open(SECONDS * 1000 - 10);
  const { port } = new URL(await agency.app.listen({ port: 0, host: '127.0.0.1' }));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/login',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      },
      resolve,
    );
    outgoing.once('error', reject).flushHeaders();
    agency.app.server.once('request', () =>
      outgoing.end(JSON.stringify({ usuario: 'Oficial', clave: 'una-clave-muy-secreta' })),
    );
  });
  response.resume();
  expect(slowLines()).toEqual([
    expect.objectContaining({ llamada: 'login', reqId: response.headers['x-request-id'] }),
  ]);
  expect(agency.log.join('')).not.toContain('una-clave-muy-secreta');
});

test('concurrent slow statements are each logged with their own request', async () => {
  await open(SECONDS * 1000 - 10);
  const answers = await Promise.all(
    ['Uno', 'Dos', 'Tres'].map((usuario) =>
      agency.call('login', { body: { usuario, clave: 'equivocada' } }),
    ),
  );
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  expect(new Set(slowLines().map(({ reqId }) => reqId))).toEqual(new Set(ids));
});

test('a slow statement is logged even if it fails, and even without a request', async () => {
  await open(SECONDS * 1000 - 10);
  await expect(
    sql`select 1 / length(pg_sleep(${SECONDS})::text)`.execute(agency.db),
  ).rejects.toThrow('division by zero');
  expect(slowLines()).toEqual([
    expect.objectContaining({ sql: 'select 1 / length(pg_sleep($1)::text)' }),
  ]);
  expect(slowLines()[0]).not.toHaveProperty('llamada');
  expect(slowLines()[0]).not.toHaveProperty('reqId');
});

test('only the beginning of a very long statement is logged', async () => {
  await open(SECONDS * 1000 - 10);
  const many = Array.from({ length: 1_000 }, (_, i) => sql`${i}::int`);
  await sql`select pg_sleep(${SECONDS}), ${sql.join(many)}`.execute(agency.db);
  expect(slowLines()[0].sql).toMatch(/^select pg_sleep\(\$1\), \$2::int.*…$/);
  expect(slowLines()[0].sql).toHaveLength(2_001);
});

test.each([0, 3_600_000])('with the limit at %i nothing is logged', async (limit) => {
  await open(limit);
  await agency.call('health');
  expect(slowLines()).toEqual([]);
});
