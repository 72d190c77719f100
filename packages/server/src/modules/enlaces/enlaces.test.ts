import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RADIO_ANSWERS } from '@garita/domain/testing/radioAnswers';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../../config';
import { createPublicFetch, type PublicFetch } from '../../outbound/publicFetch';

let agency: TestAgency;
afterEach(() => agency.close());

const OPERADOR = {
  avatar: 'https://avatares.test/{usuario}.png',
  perfil: null,
  radioStream: null,
  radioInfo: null,
  discord: 'https://chat.test/w',
  social: null,
};
const CONFIG = { avatarUrl: OPERADOR.avatar, discordUrl: OPERADOR.discord };
const SIN_ELEGIR = {
  avatar: 'operador',
  perfil: 'operador',
  perfilMision: null,
  perfilEnLinea: null,
  radioStream: 'operador',
  radioInfo: 'operador',
  discord: 'operador',
  social: 'operador',
  enlaces: [],
};
const FORO = { texto: 'Foro', url: 'https://foro.test/', lugar: 'ambos' };
const read = async () => (await agency.call('ajustesEnlaces', { as: 'Fundadora' })).body;
const set = (data: object, previos?: object, as = 'Fundadora') =>
  agency.call('setEnlaces', { as, body: { data, ...(previos && { previos }) } });

describe('the agency’s external services', () => {
  beforeEach(async () => {
    agency = await openTestAgency({ config: CONFIG });
  });

  test('the agency’s external services are the operator’s while the agency has chosen none', async () => {
    expect(await read()).toEqual({ ...SIN_ELEGIR, operador: OPERADOR });
  });

  test('the agency’s external services are the agency’s choice, which may be none, and the operator’s again after a reset', async () => {
    const radio = 'https://radio.test/vivo';
    expect(
      await set({ radioStream: radio, discord: null, enlaces: [{ ...FORO, texto: ' Foro ' }] }),
    ).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Enlaces y medios guardados', status: 0 },
    });
    expect(await read()).toEqual({
      ...SIN_ELEGIR,
      radioStream: radio,
      discord: null,
      enlaces: [FORO],
      operador: OPERADOR,
    });
    expect((await agency.call('configuracion')).body).toMatchObject({
      avatar: OPERADOR.avatar,
      radio: { stream: radio, info: null },
      widgets: { discord: null, social: null },
      enlaces: [FORO],
    });
    await set({ discord: 'operador' });
    expect((await agency.call('configuracion')).body.widgets.discord).toBe(OPERADOR.discord);
  });

  test('the agency’s external services are changed with a row in the audit log, and without one if nothing changes', async () => {
    const versions = async () =>
      (await agency.call('ajustesEnlaces', { as: 'Fundadora' })).headers.etag;
    await set({ discord: null });
    const etag = await versions();
    expect((await set({ discord: null, social: 'operador' })).httpStatus).toBe(200);
    expect(await versions()).toBe(etag);
    const log = await agency.db
      .selectFrom('bitacora')
      .select(['operacion', 'antes', 'despues'])
      .where('operacion', '=', 'setEnlaces')
      .execute();
    expect(log).toEqual([
      { operacion: 'setEnlaces', antes: { discord: 'operador' }, despues: { discord: null } },
    ]);
  });

  test.each([
    [
      { avatar: 'https://a.test/' },
      'avatar',
      'La dirección debe llevar {usuario} en el lugar del nombre',
    ],
    [
      { radioStream: 'http://radio.test/' },
      'radioStream',
      'La dirección debe empezar por https://',
    ],
    [
      { discord: 'javascript:alert(1)' },
      'discord',
      'Escribe la dirección entera, como https://ejemplo.es',
    ],
    [
      { social: 'https://ana:1@a.test/' },
      'social',
      'La dirección no puede llevar usuario ni contraseña',
    ],
    [
      { enlaces: [{ ...FORO, url: 'http://foro.test/' }] },
      'enlaces',
      '«Foro»: La dirección debe empezar por https://',
    ],
    [{ enlaces: [{ ...FORO, texto: ' ' }] }, 'enlaces', '«Sin texto»: Escribe el texto del enlace'],
  ])('a choice of external services with %j is refused', async (data, campo, msg) => {
    expect(await set(data)).toMatchObject({ httpStatus: 400, body: { campo, msg } });
    expect(await read()).toEqual({ ...SIN_ELEGIR, operador: OPERADOR });
  });

  test('the agency’s external services are refused to users without the permission', async () => {
    for (const as of ['Gerente', 'Recluta']) {
      expect((await set({ discord: null }, undefined, as)).httpStatus).toBe(403);
      expect((await agency.call('ajustesEnlaces', { as })).httpStatus).toBe(403);
      expect(
        (await agency.call('probarEnlace', { as, body: { campo: 'enlace', url: FORO.url } }))
          .httpStatus,
      ).toBe(403);
    }
  });

  test('of two editors of the external services at once, different fields both stay; of one field the second editor gets the conflict', async () => {
    const answers = await Promise.all([
      set({ discord: null }, { discord: 'operador' }),
      set({ social: 'https://s.test/' }, { social: 'operador' }),
    ]);
    expect(answers.map((a) => a.httpStatus)).toEqual([200, 200]);
    expect(await read()).toMatchObject({ discord: null, social: 'https://s.test/' });
    const both = await Promise.all(
      ['https://a.test/', 'https://b.test/'].map((social) =>
        set({ social }, { social: 'https://s.test/' }),
      ),
    );
    expect(both.map((a) => a.httpStatus).sort()).toEqual([200, 409]);
    expect(both.find((a) => a.httpStatus === 409)?.body.msg).toContain('Recuadro de la red social');
  });
});

describe('the page’s policy', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'garita-enlaces-'));
    writeFileSync(join(dir, 'index.html'), '<p>portal</p>');
  });
  afterAll(() => rmSync(dir, { recursive: true }));
  beforeEach(async () => {
    agency = await openTestAgency({ config: CONFIG, app: { siteDir: dir } });
  });
  const policy = async () => {
    const text = String(
      (await agency.app.inject({ url: '/radio' })).headers['content-security-policy'],
    );
    return Object.fromEntries(
      text
        .split('; ')
        .map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
    );
  };

  test('the page’s policy allows the agency’s current services, and no longer the removed services', async () => {
    expect(await policy()).toMatchObject({
      'img-src': "'self' data: https://avatares.test",
      'media-src': "'self'",
      'frame-src': 'https://chat.test',
    });
    await set({
      avatar: 'https://otros.test/{usuario}',
      radioStream: 'https://radio.test/vivo',
      radioInfo: 'https://info.test:8443/x',
      discord: null,
    });
    expect(await policy()).toMatchObject({
      'img-src': "'self' data: https://otros.test",
      'media-src': "'self' https://radio.test",
      'connect-src': "'self' https://info.test:8443",
      'frame-src': "'none'",
    });
    await set({ avatar: null, radioStream: null, radioInfo: 'operador', discord: 'operador' });
    expect(await policy()).toMatchObject({
      'img-src': "'self' data:",
      'media-src': "'self'",
      'connect-src': "'self'",
      'frame-src': 'https://chat.test',
    });
  });

  test('the page’s policy allows nothing for a plain link of the agency', async () => {
    const { 'style-src': _, ...before } = await policy();
    await set({ enlaces: [FORO] });
    const { 'style-src': __, ...after } = await policy();
    expect(after).toEqual(before);
  });

  test('the page’s policy also decides the allowed origins of badges', async () => {
    const place = (placa: string) =>
      agency.call('editRank', { as: 'Fundadora', body: { id: 5, data: { placa } } });
    expect((await place('https://otros.test/5.png')).httpStatus).toBe(400);
    await set({ avatar: 'https://otros.test/{usuario}' });
    expect((await place('https://otros.test/5.png')).httpStatus).toBe(200);
    expect((await place('https://avatares.test/5.png')).httpStatus).toBe(400);
  });
});

describe('testing an address', () => {
  let service: Server;
  let listener: RequestListener;
  let host: string;
  beforeAll(async () => {
    service = createServer((request, response) => listener(request, response));
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    host = `servicio.test:${(service.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });
  /** The test's service has no certificate, so the fetch uses `http:` in place of `https:`. */
  const open = async (config: Partial<Config> = {}) => {
    const ask = createPublicFetch({
      allowPrivate: true,
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    });
    const publicFetch: PublicFetch = async (url, init) => {
      const answer = await ask(url.replace('https:', 'http:'), init);
      return url.startsWith('https:')
        ? { ...answer, url: answer.url.replace('http:', 'https:') }
        : answer;
    };
    agency = await openTestAgency({ config, app: { publicFetch } });
  };
  const answer = (
    type: string,
    {
      status = 200,
      headers = {},
      body = 'x',
    }: { status?: number; headers?: Record<string, string>; body?: string } = {},
  ) => {
    listener = (_, response) =>
      void response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  };
  const probe = (campo: string, url = `https://${host}/`, rutas = {}) =>
    agency.call('probarEnlace', { as: 'Fundadora', body: { campo, url, ...rutas } });
  const INFO = JSON.stringify({ data: [{ title: 'Oficial', listeners: 12, song: 'Marcha' }] });

  test('testing an address asks for the caller’s own avatar', async () => {
    await open();
    let asked: string | undefined;
    listener = (request, response) => {
      asked = request.url;
      response.writeHead(200, { 'content-type': 'image/png' }).end('png');
    };
    expect((await probe('avatar', `https://${host}/{usuario}.png?de={usuario}`)).body).toEqual({
      sirve: true,
      texto: 'Responde con una imagen.',
      estado: 200,
      tipo: 'image/png',
      milisegundos: expect.any(Number),
      destino: null,
    });
    expect(asked).toBe('/Fundadora.png?de=Fundadora');
  });

  test.each([
    ['avatar', 'text/html; charset=utf-8', {}, false, 'Responde, pero no es una imagen.'],
    ['avatar', 'image/png', { status: 404 }, false, 'Responde que ahí no hay nada (404).'],
    ['avatar', 'image/png', { status: 503 }, false, 'Responde con un fallo (503).'],
    ['radioStream', 'audio/mpeg', {}, true, 'Responde con audio.'],
    ['radioStream', 'application/ogg', {}, true, 'Responde con audio.'],
    ['radioStream', 'text/html', {}, false, 'Responde, pero no es audio.'],
    [
      'radioInfo',
      'application/json',
      { body: INFO, headers: { 'access-control-allow-origin': '*' } },
      true,
      'Responde y se entiende: Marcha, Oficial, 12 oyentes.',
    ],
    [
      'radioInfo',
      'text/html',
      { body: RADIO_ANSWERS.shoutcast1, headers: { 'access-control-allow-origin': '*' } },
      true,
      'Responde y se entiende: Sirenas & Cía, SL - Noche, 12 oyentes.',
    ],
    [
      'radioInfo',
      'application/json',
      { body: RADIO_ANSWERS.icecastVarias, headers: { 'access-control-allow-origin': '*' } },
      true,
      'Responde y se entiende: Sirenas - Noche, DonFabián, 12 oyentes.',
    ],
    [
      'radioInfo',
      'application/json',
      { body: INFO },
      false,
      'Responde, pero no deja que otra página lo lea',
    ],
    ['radioInfo', 'application/json', { body: '{}' }, false, 'Responde, pero no dice qué suena'],
    ['radioInfo', 'text/html', { body: '<html>' }, false, 'Responde, pero no dice qué suena'],
    [
      'radioInfo',
      'application/json',
      { body: `"${'x'.repeat(70_000)}"` },
      false,
      'Responde con demasiado: más de 64 kB.',
    ],
    ['discord', 'text/html', {}, true, 'Responde con una página que se puede mostrar aquí.'],
    [
      'discord',
      'text/html',
      { headers: { 'x-frame-options': 'SAMEORIGIN' } },
      false,
      'Responde, pero no deja que otra página lo muestre dentro.',
    ],
    [
      'social',
      'text/html',
      { headers: { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" } },
      false,
      'Responde, pero no deja',
    ],
    [
      'social',
      'text/html',
      { headers: { 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' } },
      true,
      'Responde con una página',
    ],
    ['social', 'application/pdf', {}, false, 'Responde, pero no es una página.'],
    ['enlace', 'application/pdf', {}, true, 'Responde.'],
  ] as const)(
    'testing an address for %s that answers %s %j → %s, %s',
    async (campo, type, given, sirve, texto) => {
      await open();
      answer(type, given as object);
      const url = `https://${host}/${campo === 'avatar' ? '{usuario}' : ''}`;
      expect((await probe(campo, url)).body).toMatchObject({
        sirve,
        texto: expect.stringContaining(texto),
      });
    },
  );

  test.each([
    ['{"name":"Fundadora","motto":"GAR","online":true}', true, 'lleva «GAR» y está en línea.'],
    ['{"name":"Fundadora","motto":""}', true, 'no lleva misión y no dice si está en línea.'],
    [
      '{"name":"Fundadora","profileVisible":false}',
      true,
      'Responde con tu perfil, que es privado.',
    ],
    ['{"name":"Fundadora"}', false, 'la misión no está donde el portal la busca'],
    ['{"name":"Otra","motto":"GAR"}', false, 'no con un perfil tuyo'],
    ['{}', false, 'no con un perfil tuyo'],
    ['[]', false, 'no con un perfil tuyo'],
    ['<html>', false, 'no con un perfil tuyo'],
  ])('testing an address for perfil that answers %s → %s, %s', async (body, sirve, texto) => {
    await open();
    answer('application/json', { body });
    expect((await probe('perfil', `https://${host}/{usuario}`)).body).toMatchObject({
      sirve,
      texto: expect.stringContaining(texto),
    });
  });

  test('testing an address for perfil reads the profile at the sent places', async () => {
    await open();
    const body = JSON.stringify({ data: { mision: 'GAR', dentro: 0 } });
    answer('application/json', { body });
    const url = `https://${host}/{usuario}`;
    const rutas = { perfilMision: 'data.mision', perfilEnLinea: 'data.dentro' };
    expect((await probe('perfil', url)).body.sirve).toBe(false);
    expect((await probe('perfil', url, rutas)).body).toMatchObject({
      sirve: true,
      texto: 'Responde con tu perfil: lleva «GAR» y no está en línea.',
    });
    answer('application/json', { status: 404 });
    expect((await probe('perfil', url)).body.texto).toBe(
      'Responde que no hay un avatar con tu nombre (404).',
    );
  });

  test('the operator’s profiles are tested, although their address is not told', async () => {
    const verificationUrl = `http://${host}/interno?n={usuario}`;
    await open({ verificationUrl });
    let asked: string | undefined;
    listener = ({ url }, response) => {
      if (url?.startsWith('/interno')) return response.writeHead(302, { location: '/v2' }).end();
      asked = url;
      response.end('{"name":"Fundadora","motto":"GAR"}');
    };
    const answered = await agency.call('ajustesEnlaces', { as: 'Fundadora' });
    expect(answered.body.operador.perfil).toBe('operador');
    expect(JSON.stringify(answered.body)).not.toContain('interno');
    expect((await probe('perfil', 'operador')).body).toMatchObject({ sirve: true, destino: null });
    expect(asked).toBe('/v2');
  });

  test('testing an address reads only the beginning of endless audio', async () => {
    await open();
    listener = (_, response) =>
      void response.writeHead(200, { 'content-type': 'audio/aac' }).write('x'.repeat(100_000));
    expect((await probe('radioStream')).body).toMatchObject({ sirve: true, tipo: 'audio/aac' });
  });

  test('testing an address shows the target of a redirect', async () => {
    await open();
    listener = ({ url }, response) =>
      void (url === '/nueva'
        ? response.end()
        : response.writeHead(301, { location: '/nueva' }).end());
    expect((await probe('enlace')).body).toMatchObject({
      sirve: true,
      destino: `https://${host}/nueva`,
    });
  });

  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]:8443/',
    'https://169.254.169.254/latest/meta-data',
  ])('testing an address never requests %s', async (url) => {
    agency = await openTestAgency();
    expect((await probe('enlace', url)).body).toMatchObject({
      sirve: false,
      texto: expect.stringMatching(/^Esa dirección es privada/),
      estado: null,
      tipo: null,
    });
  });

  test('testing an address refuses an address that could not be saved', async () => {
    await open();
    for (const url of ['', 'foro.test', 'http://foro.test/', 'https://a:b@foro.test/'])
      expect(await probe('enlace', url)).toMatchObject({ httpStatus: 400, body: { campo: 'url' } });
  });

  test('testing an address tests the operator’s setting unchanged', async () => {
    await open({ avatarUrl: '/avatares/{usuario}', radioStream: `http://${host}/` });
    expect((await probe('avatar', '/avatares/{usuario}')).body).toMatchObject({
      sirve: true,
      texto: 'La sirve el propio portal.',
    });
    answer('audio/mpeg');
    expect((await probe('radioStream', `http://${host}/`)).body).toMatchObject({ sirve: true });
  });

  test('testing an address is limited per person', async () => {
    agency = await openTestAgency();
    const url = 'https://127.0.0.1/';
    for (let i = 0; i < 60; i++) expect((await probe('enlace', url)).httpStatus).toBe(200);
    const refused = await probe('enlace', url);
    expect(refused).toMatchObject({
      httpStatus: 429,
      body: { msg: 'Demasiados intentos. Espera 15 minutos y vuelve a probar.' },
    });
    expect(refused.headers['retry-after']).toBe('900');
    agency.pass({ minutes: 15 });
    expect((await probe('enlace', url)).httpStatus).toBe(200);
  });
});
