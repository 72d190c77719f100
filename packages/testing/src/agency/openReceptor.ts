import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Recibido {
  readonly path: string;
  readonly content: string;
  readonly body: Record<string, unknown>;
}

/**
 * An answer of the receptor. `hold` in its place delays the answer until {@link Receptor.release}.
 */
export interface Respuesta {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A server that receives messages in place of Discord. */
export interface Receptor {
  /** The address of a channel. Each path is a channel of its own. */
  url(path?: string): string;
  readonly recibidos: readonly Recibido[];
  contents(): string[];
  /** Sets the answers to the next posts, one each. Later posts get 204. */
  answer(...next: (Respuesta | 'hold')[]): void;
  /** Resolves when the next post whose answer is `hold` has arrived. */
  held(): Promise<void>;
  release(): void;
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

export async function openReceptor(): Promise<Receptor> {
  const recibidos: Recibido[] = [];
  const answers: (Respuesta | 'hold')[] = [];
  const holding: ServerResponse[] = [];
  let onHeld: () => void = () => undefined;
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request)) as Record<string, unknown>;
    recibidos.push({ path: request.url ?? '', content: String(body.content), body });
    const next = answers.shift() ?? { status: 204 };
    if (next === 'hold') {
      holding.push(response);
      onHeld();
    } else response.writeHead(next.status, next.headers).end(next.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const release = () => {
    for (const response of holding.splice(0)) response.writeHead(204).end();
  };
  return {
    url: (path = '/canal/aB12') => `http://127.0.0.1:${port}${path}`,
    recibidos,
    contents: () => recibidos.map(({ content }) => content),
    answer: (...next) => void answers.push(...next),
    held: () =>
      holding.length > 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            onHeld = resolve;
          }),
    release,
    close: async () => {
      release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
