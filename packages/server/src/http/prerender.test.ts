import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { HOSTILE_TEXTS } from '@garita/testing/hostile/hostileTexts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { markOf } from '../access/keyCookie';

const PAGE = `<!doctype html><html lang="es"><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Garita</title></head>
<body><div id="raiz"></div><noscript>Garita necesita JavaScript.</noscript></body></html>`;
/** The portal's renderer, from its source. */
const PAINTER = new URL('../../../app/src/prerender.tsx', import.meta.url);
const CALLS = [
  'configuracion',
  'fechas',
  'visita',
  'admins',
  'empleadoMes',
  'getMembresias',
] as const;

let dir: string;
let agency: TestAgency;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'garita-previa-'));
  writeFileSync(join(dir, 'index.html'), PAGE);
});
afterAll(() => rmSync(dir, { recursive: true }));

const ask = (url = '/', cookie?: string) =>
  agency.app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
const pageOf = async (url?: string, cookie?: string) => (await ask(url, cookie)).body;
const dataOf = (page: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="datos"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? 'null',
  );
const bodyOf = (page: string): string =>
  /<div id="raiz">(.*)<\/div><script type="application/s.exec(page)?.[1] ?? '';
const set = (data: object) => agency.call('setIdentidad', { as: 'Fundadora', body: { data } });

beforeEach(async () => {
  agency = await openTestAgency({ app: { siteDir: dir, painter: PAINTER } });
  // The first request gets the page without a prerender, and loads the renderer.
  await ask();
});

afterEach(() => agency.close());

describe('the start page of a visitor', () => {
  test('a visitor’s start page contains its owner, the sign-in and the public data', async () => {
    await agency.place('Fundadora', 'Fundación');
    const body = bodyOf(await pageOf());
    const { nombre } = (await agency.call('configuracion', { as: null })).body;
    const admins = (await agency.call('admins', { as: null })).body;
    expect(body).toContain(`<h1>${nombre}</h1>`);
    expect(body).toContain('Acceder');
    expect(body).toContain('Siguiente paga');
    expect(admins.length).toBeGreaterThan(0);
    for (const { usuario } of admins) expect(body).toContain(`>${usuario}</strong>`);
  });

  test('a visitor’s start page contains the public answers of these calls, and nothing else', async () => {
    const answers = await Promise.all(
      CALLS.map(async (call) => [call, (await agency.call(call, { as: null })).body] as const),
    );
    const page = await pageOf();
    expect(dataOf(page)).toEqual({
      momento: agency.now().getTime(),
      respuestas: Object.fromEntries(answers),
    });
    // No public call names these people, so the page must not either.
    const told = JSON.stringify(answers);
    const people = await agency.db.selectFrom('usuarios').select('usuario').execute();
    const hidden = people.filter(({ usuario }) => !told.includes(usuario));
    expect(hidden.length).toBeGreaterThan(2);
    for (const { usuario } of hidden) expect(page).not.toContain(usuario);
  });

  test('a visitor’s start page states when the server sent it', async () => {
    agency.pass({ minutes: 1 });
    expect(await pageOf()).toContain(`data-hora="${agency.now().toISOString()}"`);
  });

  test('a visitor’s start page has no script and no style that its policy refuses', async () => {
    const { body, headers } = await ask();
    const policy = String(headers['content-security-policy']);
    expect(body).not.toContain('<script>');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    const styles = [...body.matchAll(/<style ([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    expect(styles.length).toBeGreaterThan(1);
    for (const attributes of styles) expect(attributes).toContain(`nonce="${nonce}"`);
    expect(body).not.toMatch(/<[^>]* (style|on\w+)=/);
    expect(policy).not.toContain('unsafe');
  });

  test('a visitor’s start page has its pictures in their places without a script, which its policy would refuse', async () => {
    await agency.place('Fundadora', 'Fundación');
    await agency.db.updateTable('membresias').set({ image: '/placa-de-prueba.png' }).execute();
    await agency.db.updateTable('categorias').set({ placa: '/placa-de-prueba.png' }).execute();
    const page = await pageOf();
    expect(bodyOf(page)).toContain('src="/placa-de-prueba.png"');
    expect(bodyOf(page)).not.toContain('<template');
    expect(page).not.toContain('<script>');
  });

  test.each(
    Object.entries(HOSTILE_TEXTS).filter(([name]) =>
      ['script', 'picture', 'style', 'format', 'entities'].includes(name),
    ),
  )('a visitor’s start page escapes hostile texts: %s', async (_, text) => {
    const cartel = `${text}</script></head><!--`;
    const tamed = (page: string) =>
      page.replace(/<script type="application\/json".*?<\/script>/s, '');
    const before = tamed(await pageOf());
    expect((await set({ cartel })).httpStatus).toBe(200);
    const page = await pageOf();
    expect(dataOf(page)).toMatchObject({ respuestas: { configuracion: { cartel } } });
    const tags = (html: string) => [...html.matchAll(/<[a-z/!][^>]*>/gi)].length;
    // Hostile texts add no element to the page.
    expect(tags(tamed(page))).toBe(tags(before));
  });

  test('a visitor’s start page shows changes at the next visit, and the passing of time within a minute', async () => {
    await set({ cartel: 'Guardamos la costa.' });
    expect(await pageOf()).toContain('Guardamos la costa.');
    await set({ cartel: 'Guardamos el puerto.' });
    const page = await pageOf();
    expect(page).toContain('Guardamos el puerto.');
    expect(page).not.toContain('Guardamos la costa.');
    const minutes = (html: string) => /<time[^>]*>.*?<\/time>/s.exec(html)?.[0];
    agency.pass({ minutes: 2 });
    expect(minutes(await pageOf())).not.toBe(minutes(page));
  });
});

describe('pages without a prerender', () => {
  test('a signed-in user gets no prerender, even with an invalid key', async () => {
    const key = await agency.keyOf('Fundadora');
    for (const cookie of [
      `key=${key}; sesion=${markOf(key)}`,
      `key=${key}`,
      `sesion=${markOf(key)}`,
      'sesion=7-nada',
    ]) {
      const { body, headers } = await ask('/', cookie);
      expect(body).toContain('<div id="raiz"></div>');
      expect(dataOf(body)).toBeNull();
      expect(headers.vary).toBe('cookie');
    }
  });

  test('a user who has signed out gets the visitors’ prerender again', async () => {
    expect(dataOf(await pageOf('/', 'sesion=saliendo; otra=1'))).not.toBeNull();
  });

  test.each(['/perfil', '/normativa', '/?invitacion=abc', '//ajeno', '//[', '//:x/?a'])(
    'other addresses have no prerender: %s',
    async (url) => {
      const { statusCode, body } = await ask(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('<div id="raiz"></div>');
    },
  );

  test('the start page has a prerender whatever its query', async () => {
    expect(dataOf(await pageOf('/?utm_source=foro&x=?//'))).not.toBeNull();
  });

  test('an agency that is not set up has no prerender', async () => {
    await agency.empty();
    expect(await pageOf()).toContain('<div id="raiz"></div>');
  });
});

test('the client loads data missing from the prerender; a page that cannot be rendered is sent empty', async () => {
  const broken = pathToFileURL(join(dir, 'roto.mjs'));
  writeFileSync(
    broken,
    "export const pintor = { llamadas: { fechas: '/fechas', nada: '/nada' }, imprescindibles: ['fechas'], pintar: async ({ respuestas }) => { if (broken) throw new Error('x'); return { cuerpo: Object.keys(respuestas).join(), estilos: '' }; } };\nlet broken = true; export const mend = () => { broken = false; };",
  );
  await agency.close();
  agency = await openTestAgency({ app: { siteDir: dir, painter: broken } });
  await ask();
  expect(await pageOf()).toContain('<div id="raiz"></div>');
  (await import(broken.href)).mend();
  expect(bodyOf(await pageOf())).toBe('fechas');
});
