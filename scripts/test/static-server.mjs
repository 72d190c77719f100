// Serves a folder to the browser of the story tests.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const pathOf = ({ url }) =>
  normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
const typeOf = (path) => ({ 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });

function fileFor(folder, path) {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/**
 * Serves a folder on a free port.
 * @param pages texts that are not files, by path
 * @returns the address, and a function to stop serving
 */
export function serveFolder(folder, pages = {}) {
  const server = createServer((request, response) => {
    const path = pathOf(request);
    if (Object.hasOwn(pages, path)) return response.writeHead(200, typeOf(path)).end(pages[path]);
    const file = fileFor(folder, path);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, typeOf(file));
    createReadStream(file).pipe(response);
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}`, stop }),
    );
  });
}
