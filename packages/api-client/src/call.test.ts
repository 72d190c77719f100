import { describe, expect, expectTypeOf, test } from 'vitest';
import { call } from './call';
import { createClient } from './createClient';
import type { components } from './schema';

function setUp(answer: unknown = { msg: 'Hecho', status: 0 }) {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'http://portal.test/api',
    fetch: async (request) => {
      sent.push(request);
      return Response.json(answer);
    },
  });
  const lines = () => sent.map(({ method, url }) => `${method} ${url.split('/api')[1]}`);
  return { client, sent, lines };
}

describe('a call by its name', () => {
  test('a POST call sends its fields in the body, and returns the answer', async () => {
    const { client, sent, lines } = setUp();
    const input = { usuario: 6, motivo: 'Llegó tarde 🎖️', creditos: 0 };
    expect(await call(client, 'sendMulta', input)).toEqual({ msg: 'Hecho', status: 0 });
    expect(lines()).toEqual(['POST /sendMulta']);
    expect(await sent[0]?.json()).toEqual(input);
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
  });

  test('a call puts each field into path or query as the contract says', async () => {
    const { client, sent, lines } = setUp();
    await call(client, 'ventaAction', { id: 21, pagado: 1 });
    await call(client, 'usuarioPorNombre', { name: '¿-Ñoño/77?' });
    await call(client, 'descargarRespaldo', { id: 'a/b' });
    expect(lines()).toEqual([
      'GET /ventaAction/21?pagado=1',
      'GET /usuarios/%C2%BF-%C3%91o%C3%B1o%2F77%3F',
      'POST /ext/respaldos/a%2Fb/descarga',
    ]);
    expect(await sent[2]?.text()).toBe('');
  });

  test('a call omits fields without a value', async () => {
    const { client, sent, lines } = setUp([]);
    await call(client, 'getAllMultas');
    await call(client, 'getAllMultas', { antes: 7 });
    await call(client, 'getAllMultas', {});
    await call(client, 'crearRespaldo');
    expect(lines()).toEqual([
      'GET /getAllMultas',
      'GET /getAllMultas?antes=7',
      'GET /getAllMultas',
      'POST /ext/respaldos',
    ]);
    expect(await sent[3]?.text()).toBe('');
  });

  test('a call sends the given idempotency key and headers, and uses the given signal', async () => {
    const { client, sent } = setUp();
    const stop = new AbortController();
    await call(
      client,
      'deleteMulta',
      { id: 3 },
      {
        idempotencyKey: 'lote-1234',
        headers: { sesion: 'marca' },
        signal: stop.signal,
      },
    );
    expect(sent[0]?.headers.get('idempotency-key')).toBe('lote-1234');
    expect(sent[0]?.headers.get('sesion')).toBe('marca');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    stop.abort();
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test('the compiler checks a call’s name, fields and answer against the contract', async () => {
    const { client } = setUp([]);
    expectTypeOf(await call(client, 'getAllMultas')).toEqualTypeOf<
      components['schemas']['Multa'][]
    >();
    expectTypeOf(await call(client, 'logout')).toEqualTypeOf<{ msg: string; status: 0 }>();
    // The test never calls this function: only the compiler checks these lines.
    const wrong = () => [
      // @ts-expect-error no call of that name
      call(client, 'sendFine', { usuario: 6 }),
      // @ts-expect-error fields are missing
      call(client, 'sendMulta', { usuario: 6 }),
      // @ts-expect-error no fields at all
      call(client, 'sendMulta'),
      // @ts-expect-error a field that the call does not have
      call(client, 'deleteMulta', { id: 3, motivo: '' }),
      // @ts-expect-error a value of the wrong type
      call(client, 'verUltimoAscenso', { userId: '6' }),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});
