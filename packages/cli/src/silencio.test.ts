import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { openStage, readLines } from './testing/openStage';
import { startFaultyProxy } from './testing/startFaultyProxy';

const stage = openStage();
const openBetween = startFaultyProxy();

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = null;
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * The environment in which the command collects garbage every 20 ms. A timeout never fires if its
 * `AbortSignal` has been garbage-collected (nodejs/node#57736).
 */
function withGarbageCollected(): Record<string, string> {
  const path = join(stage.home.env.HOME, 'gc.cjs');
  const source = `require('node:v8').setFlagsFromString('--expose_gc');\nconst gc = require('node:vm').runInNewContext('gc');\nsetInterval(gc, 20).unref();\n`;
  writeFileSync(path, source);
  return { NODE_OPTIONS: `--require=${path}` };
}

const SHORT = { GARITA_ESPERA: '3' };
const NEVER = new Promise<'pass'>(() => undefined);
const FILE = 'Usuario,Motivo\nRecluta,Uno\nRecluta,Dos\nRecluta,Tres\nRecluta,Cuatro\n';

const keyOf = async (url: string) => ({
  GARITA_URL: url,
  GARITA_TOKEN: await stage.agency.keyOf('Gerente'),
});

async function startSilenced(env: Record<string, string>) {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const url = await openBetween(stage.servidor, (write) => {
    if (write < 2) return 'pass';
    arrive();
    return NEVER;
  });
  const args = ['multas', 'add', '--yes', '--json', '--archivo', stage.write(FILE)];
  const child = await stage.home.start(args, { env: { ...(await keyOf(url)), ...env } });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return { child, arrived, ended };
}

describe('a portal that accepts and says nothing', () => {
  test('a portal that does not answer is given up after the timeout', async () => {
    const url = await serve(() => undefined);
    const { code, stderr } = await stage.home.garita(['multas', 'list'], {
      env: { ...(await keyOf(url)), ...SHORT, ...withGarbageCollected() },
    });
    expect({ code, stderr }).toEqual({
      code: 4,
      stderr: `garita: No se pudo conectar con ${url} (no ha respondido a tiempo). Comprueba la dirección y la conexión.\n`,
    });
  });

  test('a portal that does not answer stops a bulk run in the middle, and what was sent is reported', async () => {
    const { ended } = await startSilenced({ ...SHORT, ...withGarbageCollected() });
    const [[code], stdout] = await ended;
    expect([code, readLines(stdout).map(({ resultado }) => resultado)]).toEqual([
      4,
      ['hecha', 'sin respuesta', 'sin enviar', 'sin enviar'],
    ]);
  });

  test('a bulk run whose portal does not answer ends ten seconds after one signal', async () => {
    const { child, arrived, ended } = await startSilenced({});
    await arrived;
    child.kill('SIGTERM');
    expect((await ended)[0]).toEqual([null, 'SIGTERM']);
  });
});

test.each(['mucho', '0', '301'])('GARITA_ESPERA=%s is refused', async (espera) => {
  const { code, stderr } = await stage.home.garita(['multas', 'list'], {
    env: { ...(await keyOf(stage.servidor)), GARITA_ESPERA: espera },
  });
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'garita: GARITA_ESPERA son segundos, de 1 a 300.\n',
  });
});

describe('a read of a portal that is busy', () => {
  /** A server that gives this answer to the first read, and an empty list to later reads. */
  const busyFirst = (
    status: number,
    headers: Record<string, string>,
    body: string,
  ): RequestListener => {
    let asked = 0;
    return (incoming, outgoing) => {
      if (!incoming.url?.includes('getAllMultas'))
        return void outgoing
          .writeHead(404, { 'content-type': 'application/json' })
          .end('{"msg":"No","status":1}');
      if (++asked === 1) return void outgoing.writeHead(status, headers).end(body);
      return void outgoing.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    };
  };

  test.each([
    [
      429,
      { 'retry-after': '1', 'content-type': 'application/json' },
      '{"msg":"Espera","status":1}',
    ],
    [
      503,
      { 'retry-after': '1', 'content-type': 'application/json' },
      '{"msg":"Espera","status":1}',
    ],
    [502, { 'content-type': 'text/html' }, '<h1>Bad Gateway</h1>'],
  ])(
    'a read that is answered with %i at first is repeated after a pause',
    async (status, headers, body) => {
      const url = await serve(busyFirst(status, headers, body));
      const { code, stdout, stderr } = await stage.home.garita(['multas', 'list', '--json'], {
        env: await keyOf(url),
      });
      expect({ code, stdout, stderr }).toEqual({
        code: 0,
        stdout: '[]\n',
        stderr: 'El portal no puede responder todavía: se repite en 1 s.\n',
      });
    },
  );

  test.each([
    [429, { 'content-type': 'application/json' }, '{"msg":"Espera","status":1}', 7, 'Espera'],
    [404, { 'content-type': 'application/json' }, '{"msg":"No está","status":1}', 6, 'No está'],
    [
      403,
      { 'content-type': 'application/json' },
      '{"msg":"No se puede","status":1}',
      1,
      'No se puede',
    ],
  ])(
    'a read that is answered with %i without Retry-After is not repeated, and ends with the exit code for that status',
    async (status, headers, body, code, texto) => {
      const url = await serve(
        (_incoming, outgoing) => void outgoing.writeHead(status, headers).end(body),
      );
      expect(await stage.home.garita(['multas', 'list'], { env: await keyOf(url) })).toEqual({
        code,
        stdout: '',
        stderr: `garita: ${texto}\n`,
      });
    },
  );
});

test.each([
  [
    'http://no-hay.invalid',
    /^garita: No se pudo conectar con http:\/\/no-hay\.invalid \(no se conoce ese nombre\)\. /,
  ],
  [
    'http://127.0.0.1:2',
    /^garita: No se pudo conectar con http:\/\/127\.0\.0\.1:2 \(conexión rechazada, nadie atiende ahí\)\. /,
  ],
])('a command prints why it could not connect to %s', async (url, said) => {
  const { code, stderr } = await stage.home.garita(['multas', 'list'], { env: await keyOf(url) });
  expect(code).toBe(4);
  // A warning about plain http may come first.
  expect(stderr.split('\n').at(-2)).toMatch(said);
});
