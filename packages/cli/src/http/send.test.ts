import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { TOO_LONG } from '@garita/api-client/followSignal';
import { afterEach, describe, expect, test } from 'vitest';
import { send } from './send';

const SECOND = 1000;
const BYTES = Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x0a]);

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const ask = async (url: string, milliseconds = 10 * SECOND) =>
  await send(new Request(url, { method: 'POST', body: '{}' }), milliseconds);

test.each([
  ['plain', {}, BYTES],
  ['br', { 'content-encoding': 'br' }, brotliCompressSync(BYTES)],
  ['gzip', { 'content-encoding': 'gzip' }, gzipSync(BYTES)],
])('an answer that is not text arrives byte for byte (%s)', async (_, headers, sent) => {
  const url = await serve((_incoming, outgoing) => void outgoing.writeHead(200, headers).end(sent));
  const answer = await ask(url);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES);
});

test('an answer without a body is read as an empty text', async () => {
  const url = await serve((_incoming, outgoing) => void outgoing.writeHead(204).end());
  const answer = await ask(url);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
});

test('an answer may be read more than once', async () => {
  const url = await serve(
    (_incoming, outgoing) =>
      void outgoing.writeHead(409, { 'retry-after': '7' }).end('{"msg":"Ñandú"}'),
  );
  const answer = await ask(url);
  expect(await answer.clone().json()).toEqual({ msg: 'Ñandú' });
  expect([answer.ok, answer.headers.get('Retry-After'), await answer.text()]).toEqual([
    false,
    '7',
    '{"msg":"Ñandú"}',
  ]);
});

describe('an unanswered call fails', () => {
  test('a call fails when no server listens', async () => {
    const url = await serve(() => undefined);
    for (const end of ends.splice(0)) end();
    await expect(ask(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });

  test('a call fails when its answer takes too long', async () => {
    const url = await serve(() => undefined);
    await expect(ask(url, 50)).rejects.toBe(TOO_LONG);
  });

  test('a call fails when the compressed body is incomplete', async () => {
    const packed = gzipSync(BYTES);
    const url = await serve((_incoming, outgoing) => {
      outgoing
        .writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length })
        .write(packed.subarray(0, 12), () => outgoing.destroy());
    });
    await expect(ask(url)).rejects.toThrow();
  });

  test('a call fails when the connection closes before the announced length', async () => {
    const url = await serve((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-length': 100 }).write('half', () => outgoing.destroy());
    });
    await expect(ask(url)).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
  });
});

test('hundreds of requests do not leak listeners: node prints no warning', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on('warning', note);
  ends.push(() => process.off('warning', note));
  const url = await serve(
    (incoming, outgoing) => void incoming.resume().on('end', () => outgoing.end('{}')),
  );
  const signal = new AbortController().signal;
  for (let round = 0; round < 15; round++) {
    const shared = new Request(url, { method: 'POST', body: '{}', signal });
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) =>
        (await (i % 2 === 0 ? ask(url) : send(shared.clone(), SECOND * 10))).text(),
      ),
    );
  }
  await turn();
  expect(warnings).toEqual([]);
});
