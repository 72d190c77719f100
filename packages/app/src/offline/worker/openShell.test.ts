import { expect, test } from 'vitest';
import { openShell } from './openShell';
import { createCaches } from './testing/createCaches';

const PAGE = 'https://garita.test/multas';
const FILE = 'https://garita.test/assets/a-1.js';
const noPreload = Promise.resolve(undefined);

/** A same-origin response. */
function pageOf(text: string): Response {
  const response = new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  const clone = response.clone.bind(response);
  response.clone = () => Object.defineProperty(clone(), 'type', { value: 'basic' });
  return response;
}

/**
 * A shell over a network with these answers, in order. When they are used up, the network fails.
 */
function setUp(answers: Response[], caches: CacheStorage = createCaches()) {
  const works: Promise<unknown>[] = [];
  let asked = 0;
  const shell = openShell({
    caches,
    ofVisitor: 'id="datos"',
    fetch: async () => {
      asked += 1;
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  const linger = (work: Promise<unknown>) => void works.push(work.catch(() => undefined));
  const text = async (asking: Promise<Response>) => {
    const found = await (await asking).text();
    await Promise.all(works.splice(0));
    return found;
  };
  return {
    page: () => text(shell.page(new Request(PAGE), noPreload, linger)),
    file: () => text(shell.file(new Request(FILE), linger)),
    keep: shell.keep,
    asked: () => asked,
  };
}

test('the page comes from the portal; without a connection every address gets the last page of a signed-in user', async () => {
  const { page } = setUp([pageOf('<p>1'), pageOf('<p>2'), pageOf('<script id="datos">')]);
  expect([await page(), await page(), await page()]).toEqual([
    '<p>1',
    '<p>2',
    '<script id="datos">',
  ]);
  expect(await page()).toBe('<p>2');
});

test('without a connection and a cached page the request fails', async () => {
  await expect(setUp([]).page()).rejects.toThrow('Failed to fetch');
});

test('a cached file is not requested again', async () => {
  const { file, asked } = setUp([new Response('let a')]);
  expect([await file(), await file(), asked()]).toEqual(['let a', 'let a', 1]);
});

test('a missing file is not cached', async () => {
  const { file } = setUp([new Response('No', { status: 404 }), new Response('let a')]);
  expect([await file(), await file()]).toEqual(['No', 'let a']);
});

test('cached files are served without a connection', async () => {
  const { page, file, keep } = setUp([pageOf('<p>1'), new Response('let a')]);
  await keep(['/assets/a-1.js']);
  expect([await page(), await file()]).toEqual(['<p>1', 'let a']);
});

test('a browser that refuses the cache gets the portal’s answers', async () => {
  const broken = {
    open: () => Promise.reject(new DOMException('No', 'SecurityError')),
  } as unknown as CacheStorage;
  const { page, file } = setUp([pageOf('<p>1'), new Response('let a')], broken);
  expect([await page(), await file()]).toEqual(['<p>1', 'let a']);
});
