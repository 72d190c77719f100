import { OPERATIONS } from '@garita/api-client/operations';
import { describe, expect, test } from 'vitest';
import { isKept, openResponseCache } from './openResponseCache';
import { createCaches } from './testing/createCaches';

const reads = Object.entries(OPERATIONS).filter(
  ([, { effect, method }]) => effect === 'read' && method === 'GET',
);

test('for each read of the contract it is decided whether its answers may be stored on disk', () => {
  const isReadKept = ([, { path }]: (typeof reads)[number]) =>
    isKept(`/api${path.replace(/\{\w+\}/g, 'x')}`);
  expect(reads.filter((read) => !isReadKept(read)).map(([name]) => name)).toEqual([
    ...[
      'health',
      'cambios',
      'sesiones',
      'ipdetect',
      'misFactores',
      'factorExigido',
      'misTokens',
      'ajustesRegistro',
      'invitaciones',
      'emblema',
    ],
    ...[
      'webhooks',
      'entregasWebhook',
      'getLogUser',
      'notasPersona',
      'pendientesAlta',
      'getAllClones',
      'getWhiteList',
      'puerta',
      'puertaAvatar',
      'vetos',
      'getLog',
      'bitacora',
    ],
    ...['bitacoraPersonas', 'respaldos', 'comprobarRespaldo', 'archivoRespaldo'],
  ]);
  // A new tema fails here until this list says whether its reads are stored.
  expect([...new Set(reads.filter(isReadKept).map(([, { tema }]) => tema))].sort()).toEqual([
    ...[
      'agencia',
      'alta',
      'ascensos',
      'ausencias',
      'avisos',
      'degrados',
      'descuentos',
      'despidos',
      'empleadomes',
      'enlaces',
      'equipo',
      'escalafon',
    ],
    ...[
      'estados',
      'excepciones',
      'fichajes',
      'firmas',
      'identidad',
      'inicio',
      'listapaga',
      'mantenimiento',
      'matriz',
      'membresias',
      'misiones',
      'multas',
    ],
    ...[
      'nombres',
      'nomina',
      'normativa',
      'paga',
      'paselista',
      'perfil',
      'persona',
      'pulso',
      'rangos',
      'sesion',
      'solicitudes',
      'tiempos',
      'traslados',
    ],
    ...['usuarios', 'ventas'],
  ]);
  expect(['/api', '/', '/assets/a.js', '/api/ext/persona/Roble.Alto/notas'].filter(isKept)).toEqual(
    [],
  );
});

const URL_ = 'https://garita.test/api/getAllMultas';
const asked = (marca: string | null, url = URL_) =>
  new Request(url, { headers: marca === null ? {} : { sesion: marca } });
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });

/** A cache over a network with these answers, in order. An Error is a network failure. */
function setUp(answers: (Response | Error)[]) {
  const caches = createCaches();
  let now = Date.parse('2026-11-24T12:00:00.000Z');
  const seen = openResponseCache({
    caches,
    now: () => now,
    fetch: async () => {
      const answer = answers.shift() ?? new TypeError('Failed to fetch');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const read = async (marca: string | null, url?: string) => {
    const { response, since, kept } = await seen.read(asked(marca, url));
    await kept;
    return { body: await response.json(), since, date: response.headers.get('date') };
  };
  return {
    ...seen,
    read,
    names: () => caches.keys(),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('a user’s cached answers', () => {
  test('cached answers are shown without a connection, with their time', async () => {
    const { read } = setUp([json([1])]);
    expect(await read('6-a')).toMatchObject({ body: [1], since: null });
    expect(await read('6-a')).toEqual({ body: [1], since: '2026-11-24T12:00:00.000Z', date: null });
  });

  test('the latest answer replaces the cached one', async () => {
    const { read, pass } = setUp([json([1]), json([2])]);
    await read('6-a');
    pass(60_000);
    await read('6-a');
    expect(await read('6-a')).toMatchObject({ body: [2], since: '2026-11-24T12:01:00.000Z' });
  });

  test('cached answers expire after a week', async () => {
    const { read, pass } = setUp([json([1])]);
    await read('6-a');
    pass(7 * 24 * 3_600_000 + 1);
    await expect(read('6-a')).rejects.toThrow('Failed to fetch');
  });

  test('cached answers are never shown to another user', async () => {
    const { read, names } = setUp([json([1]), json([2])]);
    await read('6-a');
    await read('7-b', 'https://garita.test/api/getAusencias');
    await expect(read('7-b')).rejects.toThrow('Failed to fetch');
    expect(await names()).toEqual(['visto-7-b']);
  });

  test.each([
    ['a refusal', json({ msg: 'No' }, 403)],
    ['an HTML page', new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['an answer of more than a megabyte', json('x'.repeat(1_000_001))],
  ])('%s is not cached', async (_, answer) => {
    const { read } = setUp([answer]);
    await read('6-a').catch(() => undefined);
    await expect(read('6-a')).rejects.toThrow('Failed to fetch');
  });

  test('the oldest cached answers are deleted when there are more than 80', async () => {
    const pages = Array.from(
      { length: 90 },
      (_, page) => `https://garita.test/api/getUsuarios?q=${page}`,
    );
    const { read } = setUp(pages.map((url) => json(url)));
    for (const url of pages) await read('6-a', url);
    await expect(read('6-a', pages[9])).rejects.toThrow('Failed to fetch');
    expect(await read('6-a', pages[10])).toMatchObject({ body: pages[10] });
  });

  test.each([
    [
      'the key is refused',
      async ({ read }: ReturnType<typeof setUp>) => void (await read('6-a').catch(() => undefined)),
    ],
    [
      'a read has no session',
      async ({ read }: ReturnType<typeof setUp>) => void (await read(null).catch(() => undefined)),
    ],
    ['the user signs out', ({ forget }: ReturnType<typeof setUp>) => forget()],
  ])('cached answers are deleted when %s', async (_, end) => {
    const stage = setUp([json([1]), json({ msg: 'No' }, 401)]);
    await stage.read('6-a');
    expect(await stage.names()).toEqual(['visto-6-a']);
    await end(stage);
    expect(await stage.names()).toEqual([]);
  });

  test('an answer that arrives after the deletion is not cached', async () => {
    let answer: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const caches = createCaches();
    const seen = openResponseCache({ caches, now: Date.now, fetch: () => late });
    const reading = seen.read(asked('6-a'));
    await seen.forget();
    answer(json([1]));
    await (await reading).kept;
    expect(await caches.keys()).toEqual([]);
  });
});
