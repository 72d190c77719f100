import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Deployable {
  readonly url: string;
  /** Deploys a new version: every script gets another name, and the old names are gone. */
  deploy(): void;
  close(): Promise<void>;
}

/** A script name of the build, in any file that refers to it. */
const SCRIPT = /(\/[\w.-]+-[\w-]{8})\.js\b/g;

/**
 * Starts a reverse proxy. The proxy serves the portal's scripts under the names of the version that
 * `deploy` made.
 */
export async function openDeployable(portal: string): Promise<Deployable> {
  let ending = '.js';
  const isScript = (path: string) => path.startsWith('/assets/') && path.endsWith('.js');
  /**
   * The path of a script in the build. The name of another version leads to a path that does not
   * exist.
   */
  const toBuild = (path: string) =>
    isScript(path)
      ? `${path.slice(0, -ending.length)}${path.endsWith(ending) ? '' : '.gone'}.js`
      : path;
  const relay = (incoming: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method, headers } = incoming;
    const onward = request(
      `${portal}${toBuild(url)}`,
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (answer) => {
        const { statusCode = 502, headers: heads } = answer;
        const namesScripts = isScript(url) || heads['content-type']?.startsWith('text/html');
        if (!namesScripts) {
          answer.pipe(response.writeHead(statusCode, heads));
          return;
        }
        const { 'content-length': _, ...others } = heads;
        response
          .writeHead(statusCode, others)
          .end((await text(answer)).replace(SCRIPT, `$1${ending}`));
      },
    );
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  };
  const server = createServer(relay);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      ending = '.nueva.js';
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
