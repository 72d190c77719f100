// node serve.mjs <folder>: from memory, compressed once. The fastest possible static server.
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

/** One row per person, as in Garita's payroll. */
function listPeople(count) {
  const NAMES = ['Álvaro', 'Begoña', 'Ñusta', 'Carlos', 'Úrsula', 'Diego', 'Elena', 'Óscar'];
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    usuario: `${NAMES[(i * 7919 + 3) % NAMES.length]}-${String((i * 7919 + 4_321) % count).padStart(5, '0')}`,
    categoria: 1 + (i % 12),
    ascensos: i % 7,
    asistencias: i % 11,
    times: (i * 31) % 600,
    fecha: new Date(1.79e12 - i * 3_600_000).toISOString(),
  }));
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname.endsWith('/people.json')) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(listPeople(Number(searchParams.get('n')))));
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
