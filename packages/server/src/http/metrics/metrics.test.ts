import { askForReto, setUpAplicacion } from '@garita/testing/agency/aplicacion';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { makeRespaldo } from '@garita/testing/scenarios/respaldo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VERSION } from '../../version';

const TOKEN = 'una-clave-de-metricas-larga';
let agency: TestAgency;
afterEach(() => agency.close());

const ask = (authorization?: string, url = '/metrics') =>
  agency.app.inject({ url, headers: authorization === undefined ? {} : { authorization } });

const SAMPLE =
  /^([a-z_]+)(?:\{((?:[a-z]+="(?:[^"\\\n]|\\[\\n"])*",?)+)\})? (\d+(?:\.\d+)?(?:e[+-]?\d+)?|NaN)$/;

/** Parses the text format strictly. @returns each value by its name and labels, as written */
function parse(text: string): Map<string, number> {
  expect(text.endsWith('\n')).toBe(true);
  const values = new Map<string, number>();
  const types = new Map<string, string>();
  for (const line of text.trimEnd().split('\n')) {
    const [, name = '', type = ''] =
      /^# TYPE ([a-z_]+) (counter|gauge|histogram)$/.exec(line) ?? [];
    if (name) types.set(name, type);
    else if (!/^# HELP [a-z_]+ \S.*$/.test(line)) {
      const [, family = '', labels, value] = SAMPLE.exec(line) ?? [];
      expect(family, line).not.toBe('');
      expect(
        types.has(family) || types.get(family.replace(/_(bucket|sum|count)$/, '')) === 'histogram',
        line,
      ).toBe(true);
      const key = labels ? `${family}{${labels}}` : family;
      expect(values.has(key), line).toBe(false);
      values.set(key, Number(value));
    }
  }
  return values;
}

const read = async () => parse((await ask(`Bearer ${TOKEN}`)).body);

describe('without a token in the settings', () => {
  test('without a token in the settings, the metrics page is like any that does not exist', async () => {
    agency = await openTestAgency();
    const [metrics, other] = await Promise.all([ask(`Bearer ${TOKEN}`), ask(undefined, '/otra')]);
    expect(metrics.statusCode).toBe(404);
    expect(metrics.body).toBe(other.body);
  });
});

describe('with a token', () => {
  beforeEach(async () => {
    agency = await openTestAgency({ config: { metricsToken: TOKEN, loginLimit: 2 }, app: {} });
  });

  test.each([
    undefined,
    '',
    'Bearer',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(0, -1)}`,
    TOKEN,
    `Basic ${TOKEN}`,
  ])('a request with %s gets no metrics', async (shown) => {
    const { statusCode, headers, body } = await ask(shown);
    expect({ statusCode, body, challenge: headers['www-authenticate'] }).toEqual({
      statusCode: 401,
      body: '',
      challenge: 'Bearer',
    });
  });

  test('the metrics answer is not cached and states its format', async () => {
    const { statusCode, headers } = await ask(`Bearer ${TOKEN}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  test('requests are counted by call, method and kind of answer', async () => {
    await agency.call('configuracion');
    await agency.call('configuracion');
    await agency.call('checkUser');
    const values = await read();
    expect(
      values.get('garita_http_requests_total{call="configuracion",method="GET",status="2xx"}'),
    ).toBe(2);
    expect(
      values.get('garita_http_requests_total{call="checkUser",method="GET",status="4xx"}'),
    ).toBe(1);
    expect(
      values.has('garita_http_requests_total{call="checkUser",method="GET",status="2xx"}'),
    ).toBe(false);
  });

  test('each bucket of durations includes the smaller buckets, and the last bucket includes all requests', async () => {
    for (let i = 0; i < 3; i++) await agency.call('configuracion');
    const values = await read();
    const labels = 'call="configuracion",method="GET"';
    const buckets = [...values].filter(([key]) =>
      key.startsWith(`garita_http_request_duration_seconds_bucket{${labels}`),
    );
    expect(buckets).toHaveLength(12);
    expect(buckets.map(([, value]) => value)).toEqual(
      buckets.map(([, value]) => value).toSorted((a, b) => a - b),
    );
    expect(buckets.at(-1)).toEqual([
      `garita_http_request_duration_seconds_bucket{${labels},le="+Inf"}`,
      3,
    ]);
    expect(values.get(`garita_http_request_duration_seconds_count{${labels}}`)).toBe(3);
    expect(values.get(`garita_http_request_duration_seconds_sum{${labels}}`)).toBeGreaterThan(0);
  });

  test('visitors’ input creates no series and is stored nowhere', async () => {
    const id = await agency.idOf('Oficial');
    const seriesFor = async (visit: string) => {
      await agency.app.inject({ url: `/perfil/${visit}` });
      await agency.app.inject({ url: `/api/${visit}?usuario=${visit}`, method: 'POST' });
      await agency.app.inject({ url: '/', method: 'PROPFIND' as 'GET' });
      await agency.call('usuarioPermiso', { as: 'Oficial', params: { id } });
      await agency.call('login', { body: { usuario: visit, clave: 'una clave' } });
      return [...(await read()).keys()];
    };
    await read();
    const first = await seriesFor('primera-visita');
    const second = await seriesFor('segunda-visita');
    expect(second.toSorted()).toEqual(first.toSorted());
    expect(second.join('\n')).not.toMatch(/visita|perfil|Oficial|127\.0\.0\.1/);
  });

  test('sign-ins are counted by their outcome', async () => {
    const sign = (clave: string) => agency.call('login', { body: { usuario: 'Oficial', clave } });
    const counts = async () => {
      const values = await read();
      return ['ok', 'wrong', 'limited', 'second-factor'].map((result) =>
        values.get(`garita_sign_ins_total{result="${result}"}`),
      );
    };
    expect(await counts()).toEqual([0, 0, 0, 0]);
    await sign('garita-demo');
    await sign('otra cosa');
    await sign('otra cosa');
    await sign('otra cosa');
    expect(await counts()).toEqual([1, 2, 1, 0]);
  });

  test('the right password of a user with a second factor is counted as second-factor, and the sign-in as ok after the right code', async () => {
    const { codigo } = await setUpAplicacion(agency, 'Oficial');
    const counts = async () => {
      const values = await read();
      return ['ok', 'wrong', 'second-factor'].map((result) =>
        values.get(`garita_sign_ins_total{result="${result}"}`),
      );
    };
    const before = await counts();
    const since = async () =>
      (await counts()).map((value, index) => (value ?? 0) - (before[index] ?? 0));
    const reto = await askForReto(agency, 'Oficial');
    expect(await since()).toEqual([0, 0, 1]);
    await agency.call('loginFactor', { body: { reto, codigo: '000-nada' } });
    expect(await since()).toEqual([0, 1, 1]);
    await agency.call('loginFactor', { body: { reto, codigo: codigo(1) } });
    expect(await since()).toEqual([1, 1, 1]);
  });

  test('the age of the newest backup is reported, and nothing before there is one', async () => {
    expect((await read()).has('garita_backup_age_seconds')).toBe(false);
    await makeRespaldo(agency);
    agency.pass({ minutes: 90 });
    expect((await read()).get('garita_backup_age_seconds')).toBe(5400);
  });

  test('the state of the process, the database and its connections is reported', async () => {
    const values = await read();
    const states = ['ok', 'reabriendo', 'no-responde'].map((state) =>
      values.get(`garita_database_state{state="${state}"}`),
    );
    expect(states).toEqual([1, 0, 0]);
    expect(values.get('garita_database_connections_in_use')).toBe(0);
    expect(values.get('garita_database_waiting')).toBe(0);
    expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(values.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
    expect(values.get('process_cpu_seconds_total')).toBeGreaterThan(0);
    const started = values.get('process_start_time_seconds') ?? 0;
    expect(Math.abs(started - (Date.now() / 1e3 - process.uptime()))).toBeLessThanOrEqual(1);
    expect(
      [...values.keys()].filter((key) => key.startsWith('garita_event_loop_delay_seconds{')),
    ).toHaveLength(3);
    expect([...values.keys()].find((key) => key.startsWith('garita_info'))).toContain(
      `version="${VERSION}",node="${process.versions.node}"`,
    );
  });

  test('the connected users are counted', async () => {
    const address = await agency.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(parse(await response.text()).get('garita_http_open_connections')).toBe(1);
  });
});

test('a database that is being reopened and a full disk are reported', async () => {
  agency = await openTestAgency({
    config: { metricsToken: TOKEN, dataDir: '/' },
    says: { kind: 'embedded', checkHealth: async () => 'reabriendo', hasRoom: async () => false },
  });
  const values = await read();
  const states = ['ok', 'reabriendo', 'no-responde'].map((state) =>
    values.get(`garita_database_state{state="${state}"}`),
  );
  expect(states).toEqual([0, 1, 0]);
  expect(values.get('garita_disk_writable')).toBe(0);
  expect(values.get('garita_disk_free_bytes')).toBeGreaterThan(0);
});

test('the disk of a PostgreSQL server is not reported', async () => {
  agency = await openTestAgency({
    config: { metricsToken: TOKEN, dataDir: '/' },
    says: { kind: 'postgres' },
  });
  const names = [...(await read()).keys()].join('\n');
  expect(names).toContain('database="postgres"');
  expect(names).not.toContain('garita_disk');
});
