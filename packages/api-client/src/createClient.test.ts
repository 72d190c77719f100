import { describe, expect, test } from 'vitest';
import { ApiError } from './ApiError';
import { createClient, unwrap } from './createClient';

type Answer = Response | (() => Promise<Response>);
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

function setUp(...answers: Answer[]) {
  const sent: Request[] = [];
  const slept: number[] = [];
  let refused = 0;
  const client = createClient({
    sleep: async (ms) => slept.push(ms),
    baseUrl: 'http://portal.test/api',
    getKey: () => '4-secreto',
    onKeyRefused: () => {
      refused++;
    },
    fetch: async (request) => {
      sent.push(request);
      const answer = answers[sent.length - 1];
      if (!answer) throw new Error('The client sent more requests than the test has answers.');
      return answer instanceof Response ? answer : answer();
    },
  });
  return { client, sent, slept, refused: () => refused };
}
const offline = async (): Promise<Response> => {
  throw new TypeError('fetch failed');
};
const failure = async (run: Promise<unknown>): Promise<ApiError> => {
  const error = await run.catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const send = (client: ReturnType<typeof setUp>['client']) =>
  unwrap(client.POST('/sendAscenso', { body: { usuario: 6 } }));

describe('a call', () => {
  test('a call sends the session token, and returns the body of the answer', async () => {
    const { client, sent } = setUp(json({ despedido: 0, permisos: ['asc'] }));
    expect(await unwrap(client.GET('/checkUser'))).toEqual({ despedido: 0, permisos: ['asc'] });
    expect(sent[0]?.url).toBe('http://portal.test/api/checkUser');
    expect(sent[0]?.headers.get('key')).toBe('4-secreto');
    expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test.each([[true], [false]])('a call returns the body %s unchanged', async (value) => {
    const { client } = setUp(json(value));
    expect(await unwrap(client.GET('/validateT'))).toBe(value);
  });

  test('each write sends a new Idempotency-Key; login sends none', async () => {
    const done = () => json({ msg: 'Hecho', status: 0 });
    const { client, sent } = setUp(
      done(),
      done(),
      json({ error: 0, token: 't', msg: 'Logeado Correctamente' }),
    );
    await send(client);
    await send(client);
    await unwrap(client.POST('/login', { body: { usuario: 'a', clave: 'b' } }));
    const [first, second, login] = sent.map((r) => r.headers.get('idempotency-key'));
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).not.toBe(first);
    expect(login).toBeNull();
  });
});

describe('a failure', () => {
  test('a failed call throws one ApiError with the server’s text, level and field', async () => {
    const { client } = setUp(
      json({ msg: 'usuario: debe ser un número entero', status: 2, campo: 'usuario' }, 400),
    );
    expect(await failure(send(client))).toMatchObject({
      message: 'usuario: debe ser un número entero',
      httpStatus: 400,
      level: 2,
      campo: 'usuario',
    });
  });

  test('a failed login throws an ApiError, though its answer has `error` instead of `status`', async () => {
    const { client } = setUp(
      json({ error: 1, status: 1, msg: 'No' }, 429, { 'retry-after': '900' }),
    );
    const error = await failure(
      unwrap(client.POST('/login', { body: { usuario: 'a', clave: 'b' } })),
    );
    expect(error).toMatchObject({ message: 'No', httpStatus: 429, retryAfter: 900 });
  });

  test('a call fails if the answer is HTTP 200 with a `status` other than 0', async () => {
    const { client } = setUp(json({ msg: 'No se pudo', status: 1 }));
    expect(await failure(send(client))).toMatchObject({
      message: 'No se pudo',
      httpStatus: 200,
      level: 1,
    });
  });

  test.each([
    [
      'without a body',
      () => new Response(null, { status: 500, headers: { 'content-length': '0' } }),
    ],
    ['with an HTML page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['with status 200 and an empty body', () => new Response('', { status: 200 })],
  ])('an answer %s is a failure', async (_, make) => {
    const { client } = setUp(...Array.from({ length: 4 }, () => async () => make()));
    expect(await failure(send(client))).toMatchObject({
      isUnknown: true,
      message: expect.stringMatching(/puede que se haya hecho/),
    });
    expect((await failure(unwrap(setUp(make()).client.GET('/checkUser')))).message).toBe(
      'El portal respondió algo que no se entiende. Inténtalo de nuevo.',
    );
  });
});

describe('a refused token', () => {
  test('a 401 is reported as a refused token, but not at login', async () => {
    const { client, refused } = setUp(
      json({ msg: 'No', status: 1 }, 401),
      json({ error: 1, status: 1, msg: 'No' }, 401),
    );
    await failure(unwrap(client.GET('/checkUser')));
    expect(refused()).toBe(1);
    await failure(unwrap(client.POST('/login', { body: { usuario: 'a', clave: 'b' } })));
    expect(refused()).toBe(1);
  });
});

describe('a page', () => {
  test('a page sends the mark of its session instead of a token, and reports a 401 as a refused session', async () => {
    const sent: Request[] = [];
    const refused: string[] = [];
    const client = createClient({
      baseUrl: 'http://portal.test/api',
      getMark: () => (sent.length === 0 ? '4-marca' : null),
      onKeyRefused: (texto) => {
        refused.push(texto);
      },
      fetch: async (request) => {
        sent.push(request);
        return json({ msg: 'No', status: 1 }, 401);
      },
    });
    await failure(unwrap(client.GET('/checkUser')));
    await failure(unwrap(client.GET('/checkUser')));
    await failure(unwrap(client.POST('/login', { body: { usuario: 'a', clave: 'b' } })));
    expect(sent.map(({ headers }) => [headers.get('key'), headers.get('sesion')])).toEqual([
      [null, '4-marca'],
      [null, null],
      [null, null],
    ]);
    expect(refused).toEqual(['No', 'No']);
  });
});

describe('a broken connection', () => {
  test('a write over a broken connection is repeated once with the same key and body', async () => {
    const { client, sent } = setUp(
      offline,
      json({ msg: 'Solicitud enviada correctamente', status: 0 }),
    );
    expect(await send(client)).toEqual({ msg: 'Solicitud enviada correctamente', status: 0 });
    expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
    expect(await sent[1]?.json()).toEqual({ usuario: 6 });
  });

  test('a write that the portal is still processing is repeated with the same key and body until it is done', async () => {
    const underWay = () =>
      json({ msg: 'Esa misma petición todavía se está procesando.', status: 1 }, 409, {
        'retry-after': '2',
      });
    const { client, sent, slept } = setUp(
      offline,
      underWay(),
      underWay(),
      json({ msg: 'Hecho', status: 0 }),
    );
    expect(await send(client)).toEqual({ msg: 'Hecho', status: 0 });
    expect(slept).toEqual([2000, 2000]);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(await sent[3]?.json()).toEqual({ usuario: 6 });
  });

  test('a write that the portal never finishes is given up after 60 attempts', async () => {
    const underWay = async () =>
      json({ msg: 'Esa misma petición todavía se está procesando.', status: 1 }, 409, {
        'retry-after': '1',
      });
    const { client, sent } = setUp(...Array.from({ length: 70 }, () => underWay));
    expect(await failure(send(client))).toMatchObject({
      httpStatus: 409,
      isUnderWay: true,
      isJudged: false,
    });
    expect(sent).toHaveLength(60);
  });

  const away = (motivo?: string) => async () =>
    json({ msg: 'No se sabe', status: 1, motivo }, 503, { 'retry-after': '1' });

  test('a write is repeated with the same key after a lost database connection or a proxy’s error', async () => {
    const { client, sent, slept } = setUp(
      away('resultado-desconocido'),
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
      json({ msg: 'Hecho', status: 0 }),
    );
    expect(await send(client)).toEqual({ msg: 'Hecho', status: 0 });
    expect(slept).toEqual([1000, 2000]);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(await sent[2]?.json()).toEqual({ usuario: 6 });
  });

  test('a write whose outcome stays unknown is reported as unknown after four attempts', async () => {
    const { client, sent } = setUp(
      ...Array.from({ length: 9 }, () => away('resultado-desconocido')),
    );
    expect(await failure(send(client))).toMatchObject({
      httpStatus: 503,
      isUnknown: true,
      message: 'No se sabe',
    });
    expect(sent).toHaveLength(4);
    const lost = setUp(
      ...Array.from(
        { length: 9 },
        () => async () => new Response('<h1>Gateway timeout</h1>', { status: 504 }),
      ),
    );
    expect(await failure(send(lost.client))).toMatchObject({
      httpStatus: 504,
      isUnknown: true,
      message: expect.stringMatching(/puede que se haya hecho/),
    });
  });

  test('a 503 without the reason of an unknown outcome means that nothing was done', async () => {
    const { client } = setUp(...Array.from({ length: 9 }, () => away()));
    expect(await failure(send(client))).toMatchObject({ httpStatus: 503, isUnknown: false });
    const full = setUp(json({ msg: 'No queda espacio', status: 1 }, 503, { 'retry-after': '30' }));
    await failure(send(full.client));
    expect(full.sent).toHaveLength(1);
  });

  test('a 409 without Retry-After is a refusal, and the write is not repeated', async () => {
    const { client, sent } = setUp(
      json({ msg: 'Esa solicitud ya fue respondida.', status: 1 }, 409),
    );
    expect(await failure(send(client))).toMatchObject({
      httpStatus: 409,
      isUnderWay: false,
      isJudged: true,
    });
    expect(sent).toHaveLength(1);
  });

  test('a write over a connection that stays broken fails after two attempts, with a Spanish message', async () => {
    const { client, sent } = setUp(offline, offline);
    const error = await failure(send(client));
    expect(error).toMatchObject({
      httpStatus: 0,
      isNetwork: true,
      isUnknown: true,
      message: expect.stringMatching(/puede que se haya hecho.* antes de repetirlo\.$/),
    });
    expect(sent).toHaveLength(2);
  });

  test('a login over a broken connection is not repeated', async () => {
    const { client, sent } = setUp(offline);
    await failure(unwrap(client.POST('/login', { body: { usuario: 'a', clave: 'b' } })));
    expect(sent).toHaveLength(1);
  });
});

describe('a missing answer', () => {
  function setUpSilent(patience: (request: Request) => number | null) {
    const given: string[] = [];
    const client = createClient({
      baseUrl: 'http://portal.test/api',
      patience,
      fetch: (request) =>
        new Promise((_, reject) => {
          const giveUp = () => {
            given.push(new URL(request.url).pathname);
            reject(request.signal.reason);
          };
          if (request.signal.aborted) giveUp();
          request.signal.addEventListener('abort', giveUp);
        }),
    });
    return { client, given };
  }

  test('a call without an answer fails after the timeout, with a Spanish message', async () => {
    const { client, given } = setUpSilent(() => 1);
    expect(await failure(unwrap(client.GET('/checkUser')))).toMatchObject({
      httpStatus: 0,
      isNetwork: true,
      isTimeout: true,
      message: 'El portal tarda demasiado en responder. Vuelve a intentarlo.',
    });
    expect(given).toEqual(['/api/checkUser']);
  });

  test('a call that the caller aborts is not reported as a timeout', async () => {
    const { client } = setUpSilent(() => 60_000);
    const asked = new AbortController();
    const answer = failure(unwrap(client.GET('/checkUser', { signal: asked.signal })));
    asked.abort();
    expect((await answer).isTimeout).toBe(false);
  });

  test('an answer whose headers have arrived has no time limit', async () => {
    const client = createClient({
      baseUrl: 'http://portal.test/api',
      patience: () => 5,
      fetch: async ({ signal }) => {
        const body = new ReadableStream({
          async start(controller) {
            for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve, 5));
            if (signal.aborted) return controller.error(signal.reason);
            controller.enqueue(new TextEncoder().encode('true'));
            controller.close();
          },
        });
        return new Response(body, { headers: { 'content-type': 'application/json' } });
      },
    });
    expect(await unwrap(client.GET('/validateT'))).toBe(true);
  });
});
