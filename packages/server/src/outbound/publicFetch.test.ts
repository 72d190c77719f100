import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { isReachable } from './isReachable';
import { createPublicFetch } from './publicFetch';

/**
 * In these tests this loopback address counts as public too, so that a test server can take the
 * place of a server of the internet.
 */
const INTERNET = '127.0.0.2';
const isPublic = (address: string) => address === INTERNET || isReachable(address);
const LIMITS = { timeoutMs: 5000, maxBytes: 1000 };

const servers: { close: () => unknown; closeAllConnections?: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections?.();
    server.close();
  }
});

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

/** Starts a server. @returns its port, and the requests that it has received */
async function serve(listener: RequestListener, host = INTERNET) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host} ${request.url}`);
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, host, done));
  return { port: portOf(server), asked };
}

/** Each lookup of a name gets the next list of addresses. */
const naming = (answers: Record<string, readonly string[][]>) => {
  const looked: string[] = [];
  const lookup = async (hostname: string) => {
    looked.push(hostname);
    const rounds = answers[hostname] ?? [];
    const addresses =
      rounds[Math.min(looked.filter((name) => name === hostname).length, rounds.length) - 1];
    if (!addresses) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { looked, fetch: createPublicFetch({ allowPrivate: false, lookup, isPublic }) };
};
const RADIO = { 'radio.test': [[INTERNET]] };

const failing = (kind: string) => expect.objectContaining({ name: 'OutboundError', kind });

describe('requesting a public server', () => {
  test('requesting a public server returns its answer, and sends it the requested host name', async () => {
    const { port, asked } = await serve((request, response) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response
        .writeHead(201, {
          'content-type': 'application/json',
          'x-asked': String(request.headers['accept-encoding']),
        })
        .end('{"ok":"ñ"}');
    });
    const answer = await naming(RADIO).fetch(`http://radio.test:${port}/suena?n=1`, LIMITS);
    expect(answer).toMatchObject({
      status: 201,
      body: '{"ok":"ñ"}',
      url: `http://radio.test:${port}/suena?n=1`,
    });
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('x-asked')).toBe('identity');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(asked).toEqual([`GET radio.test:${port} /suena?n=1`]);
  });

  test('requesting a public server sends a body', async () => {
    const { port } = await serve((request, response) => void request.pipe(response));
    const body = 'ascendió «Recluta»';
    const init = {
      method: 'POST' as const,
      headers: { 'content-type': 'text/plain' },
      body,
      ...LIMITS,
    };
    expect(await naming(RADIO).fetch(`http://radio.test:${port}/`, init)).toMatchObject({
      status: 200,
      body,
    });
  });

  test('requesting a public server reads only the head of an endless answer if that is enough', async () => {
    const { port } = await serve(
      (_, response) =>
        void response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('x'.repeat(5000)),
    );
    const answer = await naming(RADIO).fetch(`http://radio.test:${port}/`, {
      ...LIMITS,
      isHeadEnough: true,
    });
    expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([
      200,
      'audio/mpeg',
      '',
    ]);
  });

  test('requesting a public server checks the certificate for the name, whatever address it connects to', async () => {
    const seen: Buffer[] = [];
    const server = createSocketServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (hello) => {
        seen.push(hello);
        socket.end('no TLS here');
      });
    });
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, INTERNET, done));
    await expect(
      naming(RADIO).fetch(`https://radio.test:${portOf(server)}/`, LIMITS),
    ).rejects.toEqual(failing('tls'));
    expect(seen[0]?.includes('radio.test')).toBe(true);
  });
});

describe('the portal’s own network', () => {
  const PRIVATE = [
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '0',
    '169.254.169.254',
    '10.0.0.1',
  ];
  test.each([...PRIVATE, '[fe80::1]', '[fd00::1]'])(
    'a request of http://%s/ in the portal’s own network is refused',
    async (host) => {
      const { fetch, looked } = naming({});
      for (const url of [`http://${host}/`, `https://${host}:8443/`])
        await expect(fetch(url, LIMITS)).rejects.toEqual(failing('privada'));
      expect(looked).toEqual([]);
    },
  );

  test('the portal’s own network is refused by the machine’s own names', async () => {
    const fetch = createPublicFetch({ allowPrivate: false });
    for (const host of ['localhost', 'LOCALHOST'])
      await expect(fetch(`http://${host}:8080/`, LIMITS)).rejects.toEqual(failing('privada'));
    // Some machines can resolve the name with a trailing dot, so the test answers for the resolver.
    await expect(
      naming({ 'localhost.': [['127.0.0.1']] }).fetch('http://localhost.:8080/', LIMITS),
    ).rejects.toEqual(failing('privada'));
  });

  test('the portal’s own network is refused if one of a name’s addresses is in it', async () => {
    const { port, asked } = await serve((_, response) => void response.end());
    for (const other of [
      '10.0.0.7',
      '::1',
      '::ffff:192.168.0.1',
      '64:ff9b::10.0.0.1',
      '2002:7f00:1::',
    ]) {
      const { fetch } = naming({ 'radio.test': [[INTERNET, other]] });
      await expect(fetch(`http://radio.test:${port}/`, LIMITS)).rejects.toEqual(failing('privada'));
    }
    expect(asked).toEqual([]);
  });

  test('the portal’s own network is not reached by a name whose address changes: the checked address is used', async () => {
    const inside = await serve((_, response) => void response.end('secret'), '127.0.0.1');
    const outside = createServer((_, response) => void response.end('public'));
    servers.push(outside);
    await new Promise<void>((done) => outside.listen(inside.port, INTERNET, done));
    const { fetch, looked } = naming({ 'radio.test': [[INTERNET], ['127.0.0.1']] });
    expect((await fetch(`http://radio.test:${inside.port}/`, LIMITS)).body).toBe('public');
    expect(looked).toEqual(['radio.test']);
    await expect(fetch(`http://radio.test:${inside.port}/`, LIMITS)).rejects.toEqual(
      failing('privada'),
    );
    expect(inside.asked).toEqual([]);
  });

  test.each(['http://127.0.0.1', 'http://[::1]', 'http://2130706433', 'http://dentro.test'])(
    'the portal’s own network is not reached by a redirect to %s',
    async (place) => {
      const inside = await serve((_, response) => void response.end('secret'), '127.0.0.1');
      const { port } = await serve(
        (_, response) =>
          void response.writeHead(302, { location: `${place}:${inside.port}/` }).end(),
      );
      const { fetch } = naming({ ...RADIO, 'dentro.test': [['127.0.0.1']] });
      await expect(fetch(`http://radio.test:${port}/`, LIMITS)).rejects.toEqual(failing('privada'));
      expect(inside.asked).toEqual([]);
    },
  );

  test('the portal’s own network is not reached by a redirect to the same name whose address has changed', async () => {
    const { port } = await serve(
      (_, response) => void response.writeHead(307, { location: '/otra' }).end(),
    );
    const { fetch } = naming({ 'radio.test': [[INTERNET], ['127.0.0.1']] });
    await expect(fetch(`http://radio.test:${port}/`, LIMITS)).rejects.toEqual(failing('privada'));
  });

  test('the portal’s own network is reached if the operator allows it', async () => {
    const { port } = await serve((_, response) => void response.end('aquí'), '127.0.0.1');
    expect(
      (await createPublicFetch({ allowPrivate: true })(`http://127.0.0.1:${port}/`, LIMITS)).body,
    ).toBe('aquí');
  });
});

describe('redirects', () => {
  test('redirects are followed, three at most', async () => {
    const { port } = await serve(({ url }, response) => {
      const left = Number(url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` });
      response.end('al fin');
    });
    const { fetch } = naming(RADIO);
    expect(await fetch(`http://radio.test:${port}/3`, LIMITS)).toMatchObject({
      status: 200,
      body: 'al fin',
      url: `http://radio.test:${port}/0`,
    });
    await expect(fetch(`http://radio.test:${port}/4`, LIMITS)).rejects.toEqual(
      failing('protocolo'),
    );
    await expect(
      fetch(`http://radio.test:${port}/1`, { ...LIMITS, maxRedirects: 0 }),
    ).rejects.toEqual(failing('protocolo'));
    await expect(
      fetch(`http://radio.test:${port}/9`, { ...LIMITS, maxRedirects: 100 }),
    ).rejects.toEqual(failing('protocolo'));
  });

  test('redirects that form a circle end', async () => {
    const { port, asked } = await serve(
      (_, response) => void response.writeHead(301, { location: '/' }).end(),
    );
    await expect(naming(RADIO).fetch(`http://radio.test:${port}/`, LIMITS)).rejects.toEqual(
      failing('protocolo'),
    );
    expect(asked).toHaveLength(4);
  });

  test('redirects send no credentials to another origin, and a body only if they demand it', async () => {
    const seen: unknown[] = [];
    const other = await serve((request, response) => {
      seen.push(request.headers.authorization, request.method);
      response.end();
    });
    const { port } = await serve(
      ({ url }, response) =>
        void response
          .writeHead(Number(url?.slice(1)), { location: `http://otra.test:${other.port}/` })
          .end(),
    );
    const { fetch } = naming({ ...RADIO, 'otra.test': [[INTERNET]] });
    const init = {
      method: 'POST' as const,
      headers: { authorization: 'secreto' },
      body: 'x',
      ...LIMITS,
    };
    for (const status of [302, 307]) await fetch(`http://radio.test:${port}/${status}`, init);
    expect(seen).toEqual([undefined, 'GET', undefined, 'POST']);
  });

  test.each([
    'ftp://radio.test/',
    'file:///etc/passwd',
    'http://ana:clave@radio.test/',
    'http://radio.test:25/',
    'http://[',
  ])('redirects are refused to %s', async (location) => {
    const { port } = await serve((_, response) => void response.writeHead(302, { location }).end());
    await expect(naming(RADIO).fetch(`http://radio.test:${port}/`, LIMITS)).rejects.toEqual(
      failing('protocolo'),
    );
  });
});

describe('an answer', () => {
  test('an answer ends with the timeout if it does not arrive', async () => {
    const { port } = await serve(() => undefined);
    await expect(
      naming(RADIO).fetch(`http://radio.test:${port}/`, { ...LIMITS, timeoutMs: 50 }),
    ).rejects.toEqual(failing('tiempo'));
  });

  test('an answer ends with the timeout if it begins and stalls', async () => {
    const { port } = await serve((_, response) => void response.writeHead(200).write('…'));
    await expect(
      naming(RADIO).fetch(`http://radio.test:${port}/`, { ...LIMITS, timeoutMs: 50 }),
    ).rejects.toEqual(failing('tiempo'));
  });

  test('an answer has one timeout for all of it, name lookup included', async () => {
    const fetch = createPublicFetch({
      allowPrivate: false,
      lookup: () => new Promise(() => undefined),
      isPublic,
    });
    await expect(fetch('http://radio.test/', { ...LIMITS, timeoutMs: 50 })).rejects.toEqual(
      failing('tiempo'),
    );
  });

  test('an answer is aborted at the first byte beyond the limit if it never ends', async () => {
    let isOpen = true;
    const { port } = await serve((_, response) => {
      const more = () => {
        while (isOpen && response.write('x'.repeat(100)));
        if (isOpen) response.once('drain', more);
      };
      response.on('close', () => {
        isOpen = false;
      });
      more();
    });
    await expect(naming(RADIO).fetch(`http://radio.test:${port}/`, LIMITS)).rejects.toEqual(
      failing('tamanio'),
    );
    await expect.poll(() => isOpen).toBe(false);
  });

  test('an answer is not read if it announces too great a length', async () => {
    const { port } = await serve(
      (_, response) => void response.writeHead(200, { 'content-length': 1001 }).write('x'),
    );
    await expect(naming(RADIO).fetch(`http://radio.test:${port}/`, LIMITS)).rejects.toEqual(
      failing('tamanio'),
    );
  });

  test('an answer is read completely if it has exactly the allowed length', async () => {
    const { port } = await serve((_, response) => void response.end('x'.repeat(1000)));
    expect((await naming(RADIO).fetch(`http://radio.test:${port}/`, LIMITS)).body).toHaveLength(
      1000,
    );
  });

  test('an answer is aborted if it decompresses to a hundred times its size', async () => {
    const bomb = gzipSync('0'.repeat(90_000));
    expect(bomb.byteLength).toBeLessThan(LIMITS.maxBytes);
    const { port } = await serve(
      (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    await expect(naming(RADIO).fetch(`http://radio.test:${port}/`, LIMITS)).rejects.toEqual(
      failing('protocolo'),
    );
  });

  test('an answer that breaks off is reported as such', async () => {
    const { port } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 500 }).write('x');
      setImmediate(() => response.socket?.resetAndDestroy());
    });
    await expect(naming(RADIO).fetch(`http://radio.test:${port}/`, LIMITS)).rejects.toEqual(
      failing('conexion'),
    );
  });

  test('an answer is reported if it is not HTTP', async () => {
    const server = createSocketServer(
      (socket) => void socket.on('error', () => undefined).end('SSH-2.0-garita\r\n'),
    );
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, INTERNET, done));
    await expect(
      naming(RADIO).fetch(`http://radio.test:${portOf(server)}/`, LIMITS),
    ).rejects.toEqual(failing('protocolo'));
  });
});

describe('a request that cannot be made', () => {
  test.each([
    '',
    'radio.test',
    'ftp://radio.test/',
    'javascript:alert(1)',
    'http://ana@radio.test/',
    'http://:clave@radio.test/',
    'http://radio.test:22/',
    'http://radio.test:1023/',
  ])('a request of «%s» cannot be made and is refused', async (url) => {
    const { fetch, looked } = naming(RADIO);
    await expect(fetch(url, LIMITS)).rejects.toEqual(failing('protocolo'));
    expect(looked).toEqual([]);
  });

  test('an unknown name is reported by the request', async () => {
    await expect(naming({}).fetch('https://nadie.test/', LIMITS)).rejects.toEqual(failing('dns'));
    await expect(
      naming({ 'nadie.test': [[]] }).fetch('https://nadie.test/', LIMITS),
    ).rejects.toEqual(failing('dns'));
  });

  test('a port without a listener is reported by the request', async () => {
    const { port } = await serve(() => undefined);
    servers.pop()?.close();
    await expect(naming(RADIO).fetch(`http://radio.test:${port}/`, LIMITS)).rejects.toEqual(
      failing('conexion'),
    );
  });
});
