// node serve.mjs <folder>: serves the folder's files from memory, compressed once. No static server
// can be faster.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const compress = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
const [, , folder] = process.argv;

const files = new Map();
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  files.set(`/${relative(folder, path)}`, {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    body: compress(readFileSync(path)),
  });
}

/** `PUT /data/<name>.json`: stores rows of Garita, for the peers that show the same rows. */
async function keep(pathname, request) {
  const chunks = await request.toArray();
  files.set(pathname, { type: TYPES['.json'], body: compress(Buffer.concat(chunks)) });
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (request.method === 'PUT') {
    await keep(pathname, request);
    response.end();
    return;
  }
  const file = files.get(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (!file) {
    response.writeHead(404);
    response.end();
    return;
  }
  response.writeHead(200, {
    'content-type': file.type,
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  });
  response.end(file.body);
});
server.listen(0, '127.0.0.1', () =>
  console.log(`ready http://127.0.0.1:${server.address().port} `),
);
