import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Opened } from '../../access/actor.repository';
import { Subscriber } from './Subscriber';

const OPENED = { actor: { id: 1, sesionId: 1, token: null, permisos: [] } } as unknown as Opened;

/** Opens a connection whose client does not read. */
async function openLine(): Promise<{
  line: ServerResponse;
  reader: IncomingMessage;
  close: () => void;
}> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const arrived = once(server, 'request');
  const asked = once(
    get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, agent: false }),
    'response',
  );
  const [, line] = (await arrived) as [unknown, ServerResponse];
  line.flushHeaders();
  const [reader] = (await asked) as [IncomingMessage];
  return { line, reader, close: () => server.close() };
}

test('a client that does not read must reconnect, and its buffer is dropped', async () => {
  const { line, reader, close } = await openLine();
  const over: Subscriber[] = [];
  const oyente = new Subscriber(OPENED, new Set(), 0, (one) => over.push(one));
  oyente.begin(line, 'hola\n\n');
  for (let i = 0; i < 1_000 && over.length === 0; i++) {
    oyente.write(`: ${'x'.repeat(100_000)}\n\n`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(over).toEqual([oyente]);
  oyente.write('nunca');
  oyente.end('cierre');
  const all = await text(reader);
  expect(all).toMatch(/^hola\n\n[\s\S]*event: fin\ndata: {"motivo":"vuelve a empezar"}\n\n$/);
  expect(all).not.toContain('nunca');
  expect(over).toHaveLength(1);
  close();
});

test('a client that disconnects is forgotten, also before any event', async () => {
  for (const begins of [true, false]) {
    const { line, reader, close } = await openLine();
    const over: Subscriber[] = [];
    const oyente = new Subscriber(OPENED, new Set(), 0, (one) => over.push(one));
    if (begins) oyente.begin(line, '');
    const closed = once(line, 'close');
    reader.destroy();
    await closed;
    if (!begins) oyente.begin(line, 'hola\n\n');
    expect(over).toEqual([oyente]);
    close();
  }
});

test('events of a user before their stream begins are sent on it', async () => {
  const { line, reader, close } = await openLine();
  const oyente = new Subscriber(OPENED, new Set(), 0, () => undefined);
  oyente.end('sesion');
  oyente.begin(line, 'hola\n\n');
  expect(await text(reader)).toBe('event: fin\ndata: {"motivo":"sesion"}\n\n');
  close();
});
