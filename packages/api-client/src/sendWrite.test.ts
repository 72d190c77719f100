import { describe, expect, test } from 'vitest';
import { createClient } from './createClient';
import { sendWrite } from './sendWrite';

/** A client that keeps what it sends, and is answered that it is done. */
function setUp() {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'http://portal.test/api',
    fetch: async (request) => {
      sent.push(request);
      return Response.json({ msg: 'Hecho', status: 0 });
    },
  });
  return { client, sent };
}

describe('a write by its name', () => {
  test('sends its fields in the body, and gives the answer', async () => {
    const { client, sent } = setUp();
    expect(await sendWrite(client, 'sendAscenso', { usuario: 6 })).toEqual({
      msg: 'Hecho',
      status: 0,
    });
    expect([sent[0]?.method, sent[0]?.url]).toEqual(['POST', 'http://portal.test/api/sendAscenso']);
    expect(await sent[0]?.json()).toEqual({ usuario: 6 });
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
  });

  test('puts what belongs there into path and query', async () => {
    const { client, sent } = setUp();
    await sendWrite(client, 'ventaAction', { id: 21, pagado: 1 });
    expect([sent[0]?.method, sent[0]?.url]).toEqual([
      'GET',
      'http://portal.test/api/ventaAction/21?pagado=1',
    ]);
    await sendWrite(client, 'descargarRespaldo', { id: 'a/b' });
    expect([sent[1]?.method, sent[1]?.url]).toEqual([
      'POST',
      'http://portal.test/api/ext/respaldos/a%2Fb/descarga',
    ]);
    expect(await sent[1]?.text()).toBe('');
  });

  test('that takes nothing sends nothing', async () => {
    const { client, sent } = setUp();
    await sendWrite(client, 'updateLista', undefined);
    await sendWrite(client, 'crearRespaldo', undefined);
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/updateLista',
      'POST /api/ext/respaldos',
    ]);
    expect(await sent[1]?.text()).toBe('');
  });
});
