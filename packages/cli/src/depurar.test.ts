import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { setUpAplicacion } from '@garita/testing/agency/aplicacion';
import { makeRespaldo } from '@garita/testing/scenarios/respaldo';
import { afterEach, describe, expect, test } from 'vitest';
import { openStage } from './testing/openStage';

const stage = openStage();

/** The recorded traffic between the command and a portal. */
interface Wire {
  readonly url: string;
  readonly values: Set<string>;
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const PLAIN = new Set(['host', 'connection', 'content-length', 'accept', 'user-agent']);

async function listenIn(portal: string): Promise<Wire> {
  const values = new Set<string>();
  const server = createServer((incoming, outgoing) => {
    const { headers, method } = incoming;
    const url = new URL(incoming.url ?? '', portal);
    for (const [name, value] of Object.entries(headers))
      if (!PLAIN.has(name)) values.add(String(value));
    for (const [, value] of url.searchParams) values.add(value);
    const onwards = request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.on('data', (part: Buffer) => values.add(part.toString())).pipe(onwards);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, values };
}

const CALL = /^debug: ([A-Z]+) (\S+) → (\d+), id [\w.-]{8,64}, \d+ ms$/;
const toldIn = (stderr: string): string[] =>
  stderr.split('\n').filter((line) => line.startsWith('debug: '));
const callsOf = (stderr: string): string[] =>
  toldIn(stderr).map((line) => (CALL.exec(line) ?? ['', line]).slice(1).join(' '));

describe('--debug', () => {
  test('--debug reports each call with its time and id, and never a password, token, code or header', async () => {
    await makeRespaldo(stage.agency);
    const { codigo } = await setUpAplicacion(stage.agency, 'Oficial');
    const { url, values } = await listenIn(stage.servidor);
    const code = codigo(1);
    const token = await stage.agency.keyOf('Fundadora');
    const asOwner = (...args: string[]) =>
      stage.home.garita([...args, '--debug'], { env: { GARITA_URL: url, GARITA_TOKEN: token } });
    const motivo = 'Faltó «Ñoño»';
    const ended = [
      await stage.home.garita(
        ['--debug', 'login', 'Oficial', '--clave-stdin', '--codigo', code, '--servidor', url],
        { input: `${DEMO_PASSWORD}\n` },
      ),
      await asOwner('usuarios', 'list', 'Recluta', '--json'),
      await asOwner('multas', 'add', 'Recluta', '--motivo', motivo, '--creditos', '5'),
      await asOwner(
        ...['respaldo', 'download', '2026-11-21T18-30-00Z-manual'],
        ...['--salida', join(stage.home.env.HOME, 'copia.tar.gz')],
      ),
    ];
    expect(ended.map((one) => one.code)).toEqual([0, 0, 0, 0]);
    expect(JSON.parse(ended[1]?.stdout ?? '')).toMatchObject([{ usuario: 'Recluta' }]);
    const told = ended.map(({ stderr }) => callsOf(stderr));
    expect(told).toEqual([
      expect.arrayContaining(['POST /api/login 200', 'POST /api/ext/login/factor 200']),
      ['GET /api/getUsuarios?q=… 200'],
      expect.arrayContaining(['POST /api/sendMulta 200']),
      expect.arrayContaining(['GET /api/ext/respaldos/archivo?enlace=… 200']),
    ]);
    expect([...values].filter((value) => value.includes(motivo))).toHaveLength(1);
    const lines = ended.flatMap(({ stderr }) => toldIn(stderr)).join('\n');
    for (const secret of [...values, DEMO_PASSWORD, code, token])
      expect(lines).not.toContain(secret);
  });

  test('--debug reports an unanswered call; without the option nothing is written', async () => {
    const key = { GARITA_TOKEN: await stage.agency.keyOf('Fundadora') };
    const nowhere = { env: { ...key, GARITA_URL: 'http://127.0.0.1:2' } };
    const lost = await stage.home.garita(['usuarios', 'list', '--debug'], nowhere);
    expect(lost.code).toBe(4);
    expect(toldIn(lost.stderr)).not.toEqual([]);
    for (const line of toldIn(lost.stderr))
      expect(line).toMatch(/^debug: GET \/api\/\S+ → sin respuesta, ECONNREFUSED, \d+ ms$/);
    expect((await stage.home.garita(['usuarios', 'list'], nowhere)).stderr).toMatch(
      /^garita: No se pudo conectar .+\n$/,
    );
  });
});
