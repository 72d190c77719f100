import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPublicFetch } from '../outbound/publicFetch';
import { type AvatarService, createAvatarReader } from './createAvatarReader';

let service: Server;
let perfil: string;
let listener: RequestListener;
let asked: string[];
let now = new Date('2026-11-21T18:30:00Z');
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  perfil = `http://127.0.0.1:${(service.address() as AddressInfo).port}/users?name={usuario}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked = [];
});

const open = (change: Partial<AvatarService> = {}) => {
  const chosen = { perfil, perfilMision: null, perfilEnLinea: null, isOperators: true, ...change };
  const read = createAvatarReader({
    publicFetch: createPublicFetch({ allowPrivate: false }),
    clock: () => now,
    getService: async () => chosen,
  });
  return { read, chosen };
};
const answer = (status: number, body: unknown, headers = {}) => {
  listener = (_, response) =>
    void response
      .writeHead(status, headers)
      .end(typeof body === 'string' ? body : JSON.stringify(body));
};
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

describe('an answer of the avatar service', () => {
  test.each([
    [404, 'empty', '', { estado: 'desconocido' }],
    [403, 'empty', '', { estado: 'prohibido' }],
    [500, 'an object', '{}', { estado: 'no-responde', fallo: 'estado' }],
    [429, 'an object', '{}', { estado: 'no-responde', fallo: 'estado' }],
    [200, 'a page', '<html>Mantenimiento</html>', { estado: 'no-responde', fallo: 'forma' }],
    [200, '5 MB', 'x'.repeat(5_000_000), { estado: 'no-responde', fallo: 'tamanio' }],
    [200, 'private', { name: 'Cabo', profileVisible: false }, { estado: 'privado', mision: null }],
  ])('an answer %i, %s, is understood', async (status, _, body, avatar) => {
    answer(status, body);
    expect(await open().read('Cabo')).toEqual(avatar);
  });

  test('an answer that redirects into the portal’s own network is not followed', async () => {
    answer(302, '', { location: perfil.replace('{usuario}', 'Otra') });
    expect(await open().read('Cabo')).toEqual({ estado: 'no-responde', fallo: 'privada' });
    expect(asked).toHaveLength(1);
  });

  test('an address of the portal’s own network is the operator’s alone to choose', async () => {
    expect(await open({ isOperators: false }).read('Cabo')).toEqual({
      estado: 'no-responde',
      fallo: 'privada',
    });
    expect(asked).toEqual([]);
  });

  test('without a service nothing is asked', async () => {
    expect(await open({ perfil: null }).read('Cabo')).toEqual({ estado: 'sin-servicio' });
    expect(asked).toEqual([]);
  });
});

describe('repeated questions', () => {
  test('an answer is kept for a minute, except for a proof', async () => {
    answer(200, { name: 'Ñoño_77', motto: 'GAR' });
    const { read } = open();
    await Promise.all([read('Ñoño_77'), read('Ñoño_77')]);
    expect(asked).toEqual(['/users?name=%C3%91o%C3%B1o_77']);
    await read('Ñoño_77', { isProof: true });
    expect(asked).toHaveLength(2);
    pass(59);
    await read('Ñoño_77');
    expect(asked).toHaveLength(2);
    pass(1);
    await read('Ñoño_77');
    expect(asked).toHaveLength(3);
  });

  test('five hundred answers are kept at most', async () => {
    listener = ({ url }, response) =>
      void response.end(
        JSON.stringify({ name: new URL(url ?? '', perfil).searchParams.get('name') }),
      );
    const { read } = open();
    for (let i = 0; i <= 500; i += 50)
      await Promise.all(Array.from({ length: 50 }, (_, j) => read(`A${i + j}`)));
    await read('A50');
    expect(asked).toHaveLength(550);
    await read('A0');
    expect(asked).toHaveLength(551);
  });

  test('after five failures in a row the service rests a minute, then one question tries it', async () => {
    answer(500, '');
    const { read } = open();
    for (let i = 0; i < 4; i++) await read('Cabo');
    answer(404, '');
    await read('Otra');
    answer(500, '');
    for (let i = 0; i < 5; i++) await read('Cabo');
    expect(asked).toHaveLength(10);
    expect(await read('Cabo')).toEqual({ estado: 'no-responde', fallo: 'pausa' });
    pass(60);
    await Promise.all([read('Cabo'), read('Oficial')]);
    expect(asked).toHaveLength(11);
    answer(200, { name: 'Cabo' });
    pass(60);
    expect(await read('Cabo')).toMatchObject({ estado: 'dicho' });
    expect(await read('Oficial')).toMatchObject({ estado: 'desconocido' });
  });

  test('another address is asked at once, although the former one failed', async () => {
    answer(500, '');
    const { read, chosen } = open();
    for (let i = 0; i < 6; i++) await read('Cabo');
    answer(200, { name: 'Cabo' });
    chosen.perfil = `${perfil}&v=2`;
    expect(await read('Cabo')).toMatchObject({ estado: 'dicho' });
  });
});
