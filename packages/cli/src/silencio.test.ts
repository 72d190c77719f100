import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStage, readLines } from './testing/openStage';
import { standBetween } from './testing/standBetween';

const stage = openStage();
const openBetween = standBetween();

/** Collects garbage all the time, as a long run does now and then: what nothing holds is gone before its timer fires. */
const COLLECT = 'setInterval(() => globalThis.gc(), 20).unref()';

let silent: Server;
beforeEach(async () => {
  silent = createServer((socket) => void socket.resume().on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterEach(() => void silent.close());

const node = () => {
  const preload = `data:text/javascript,${encodeURIComponent(COLLECT)}`;
  return ['--expose-gc', '--import', preload];
};
const silentUrl = () => `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
const LINES = 'Usuario,Motivo\nRecluta,Uno\nRecluta,Dos\nRecluta,Tres\n';

test('a command ends when the portal takes the connection and says nothing', async () => {
  const gerente = await stage.signIn('Gerente', silentUrl());
  const { code, stderr } = await gerente.process(['usuarios', 'list'], '', { GARITA_ESPERA: '1' }, node());
  expect({ code, stderr }).toEqual({ code: 4, stderr: expect.stringContaining('(no ha respondido a tiempo)') });
});

test('a bulk run ends when the portal says nothing in its middle, and tells which line is in doubt', { timeout: 60_000 }, async () => {
  const never = new Promise<'pass'>(() => undefined);
  const url = await openBetween(stage.servidor, (write) => (write === 1 ? 'pass' : never));
  const gerente = await stage.signIn('Gerente', url);
  const args = ['multas', 'add', '--yes', '--json', '--archivo', stage.write(LINES)];
  const { code, stdout } = await gerente.process(args, '', { GARITA_ESPERA: '6' }, node());
  expect({ code, resultados: readLines(stdout).map(({ resultado }) => resultado) }).toEqual({
    code: 4,
    resultados: ['hecha', 'sin respuesta', 'sin enviar'],
  });
});

test('SIGTERM ends a bulk run whose line is never answered', async () => {
  let arrived = () => {};
  const held = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const url = await openBetween(stage.servidor, () => {
    arrived();
    return new Promise<'pass'>(() => undefined);
  });
  const gerente = await stage.signIn('Gerente', url);
  const child = await gerente.start(['multas', 'add', '--yes', '--archivo', stage.write(LINES)], node());
  let stderr = '';
  child.stderr.on('data', (part: Buffer) => {
    stderr += part.toString();
  });
  const ended = once(child, 'close');
  await held;
  child.kill('SIGTERM');
  while (!stderr.includes('Se acaba la línea en curso')) await setTimeout(5);
  expect(await ended).toEqual([null, 'SIGTERM']);
}, 30_000);

test('a name that is not known is said, and one where nothing listens', async () => {
  const ask = async (url: string) => await (await stage.signIn('Gerente', url)).garita(['usuarios', 'list']);
  expect(await ask('http://nadie.invalid')).toMatchObject({ code: 4, stderr: expect.stringContaining('(no se conoce ese nombre)') });
  const url = silentUrl();
  silent.close();
  await once(silent, 'close');
  expect(await ask(url)).toMatchObject({ code: 4, stderr: expect.stringContaining('(conexión rechazada') });
});
