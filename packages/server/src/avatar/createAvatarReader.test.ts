import {
  openAvatarService,
  type TestAvatarService,
} from '@garita/testing/agency/openAvatarService';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPublicFetch } from '../outbound/publicFetch';
import type { AvatarService } from './askService';
import { createAvatarReader } from './createAvatarReader';

let service: TestAvatarService;
let now = new Date('2026-11-21T18:30:00Z');
beforeAll(async () => {
  service = await openAvatarService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.asked.length = 0;
});

const open = (change: Partial<AvatarService> = {}) => {
  const chosen = {
    perfil: service.url,
    ...{ perfilMision: null, perfilEnLinea: null, isOperators: true },
    ...change,
  };
  const read = createAvatarReader({
    publicFetch: createPublicFetch({ allowPrivate: false }),
    clock: () => now,
    getService: async () => chosen,
  });
  return { read, chosen };
};
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

describe('an answer of the avatar service', () => {
  test.each([
    [404, 'empty', '', { estado: 'desconocido' }],
    [400, 'an object', '{}', { estado: 'desconocido' }],
    [410, 'empty', '', { estado: 'desconocido' }],
    [403, 'empty', '', { estado: 'prohibido' }],
    [500, 'an object', '{}', { estado: 'no-responde', fallo: 'estado' }],
    [429, 'an object', '{}', { estado: 'no-responde', fallo: 'estado' }],
    [200, 'a page', '<html>Mantenimiento</html>', { estado: 'no-responde', fallo: 'forma' }],
    [200, '5 MB', 'x'.repeat(5_000_000), { estado: 'no-responde', fallo: 'tamanio' }],
    [200, 'private', { name: 'Cabo', profileVisible: false }, { estado: 'privado', mision: null }],
  ])('an answer %i, %s, is understood', async (status, _, body, avatar) => {
    service.answer(status, body);
    expect(await open().read('Cabo')).toEqual(avatar);
  });

  test('an answer that redirects into the portal’s own network is not followed', async () => {
    service.answer(302, '', { location: service.url.replace('{usuario}', 'Otra') });
    expect(await open().read('Cabo')).toEqual({ estado: 'no-responde', fallo: 'privada' });
    expect(service.asked).toHaveLength(1);
  });

  test('an address of the portal’s own network is the operator’s alone to choose', async () => {
    expect(await open({ isOperators: false }).read('Cabo')).toEqual({
      estado: 'no-responde',
      fallo: 'privada',
    });
    expect(service.asked).toEqual([]);
  });

  test('without a service nothing is asked', async () => {
    expect(await open({ perfil: null }).read('Cabo')).toEqual({ estado: 'sin-servicio' });
    expect(service.asked).toEqual([]);
  });
});

describe('repeated questions', () => {
  test('an answer is kept for a minute, except for a proof', async () => {
    service.answer(200, { name: 'Ñoño_77', motto: 'GAR' });
    const { read } = open();
    await Promise.all([read('Ñoño_77'), read('Ñoño_77')]);
    expect(service.asked).toEqual(['Ñoño_77']);
    await read('Ñoño_77', { isProof: true });
    expect(service.asked).toHaveLength(2);
    pass(59);
    await read('Ñoño_77');
    expect(service.asked).toHaveLength(2);
    pass(1);
    await read('Ñoño_77');
    expect(service.asked).toHaveLength(3);
  });

  test('five hundred answers are kept at most', async () => {
    service.reply = (name, response) => void response.end(JSON.stringify({ name }));
    const { read } = open();
    for (let i = 0; i <= 500; i += 50)
      await Promise.all(Array.from({ length: 50 }, (_, j) => read(`A${i + j}`)));
    await read('A50');
    expect(service.asked).toHaveLength(550);
    await read('A0');
    expect(service.asked).toHaveLength(551);
  });

  test('after five failures in a row the service rests a minute, then one question tries it', async () => {
    service.answer(500, '');
    const { read } = open();
    for (let i = 0; i < 4; i++) await read('Cabo');
    service.answer(404, '');
    await read('Otra');
    service.answer(500, '');
    for (let i = 0; i < 5; i++) await read('Cabo');
    expect(service.asked).toHaveLength(10);
    expect(await read('Cabo')).toEqual({ estado: 'no-responde', fallo: 'pausa' });
    pass(60);
    await Promise.all([read('Cabo'), read('Oficial')]);
    expect(service.asked).toHaveLength(11);
    service.answer(200, { name: 'Cabo' });
    pass(60);
    expect(await read('Cabo')).toMatchObject({ estado: 'dicho' });
    expect(await read('Oficial')).toMatchObject({ estado: 'desconocido' });
  });

  test('five requests run at once, and the waiting ones are not sent after failures', async () => {
    const held: (() => void)[] = [];
    let arrived: () => void = () => undefined;
    const five = new Promise<void>((done) => {
      arrived = done;
    });
    service.reply = (_, response) => {
      held.push(() => void response.writeHead(500).end());
      if (held.length === 5) arrived();
    };
    const { read } = open();
    const answers = Array.from({ length: 50 }, (_, at) => read(`A${at}`));
    await five;
    expect(service.asked).toHaveLength(5);
    service.answer(500, '');
    for (const fail of held) fail();
    const told = await Promise.all(answers);
    // Four more requests start while fewer than five requests have failed.
    expect(service.asked.length).toBeLessThan(10);
    expect(told.at(-1)).toEqual({ estado: 'no-responde', fallo: 'pausa' });
  });

  test('another address is asked at once, although the former one failed', async () => {
    service.answer(500, '');
    const { read, chosen } = open();
    for (let i = 0; i < 6; i++) await read('Cabo');
    service.answer(200, { name: 'Cabo' });
    chosen.perfil = `${service.url}&v=2`;
    expect(await read('Cabo')).toMatchObject({ estado: 'dicho' });
  });
});
