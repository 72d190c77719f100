import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivery {
  readonly path: string;
  readonly body: { readonly content: string; readonly allowed_mentions: unknown };
}

/** The answer to a refused delivery. */
interface NextAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
}

/** An HTTP server that receives the portal's webhooks in place of Discord. */
export interface Receiver {
  readonly url: string;
  /** All deliveries in order, refused ones included. */
  readonly received: readonly Delivery[];
  /** Refuses the next deliveries to a path, one for each answer. Other deliveries get 204. */
  refuse: (path: string, ...answers: readonly NextAnswer[]) => void;
  /** Waits for a number of accepted deliveries. @returns their texts */
  taken: (path: string, count: number) => Promise<string[]>;
  close: () => Promise<void>;
}

const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

export async function openReceiver(): Promise<Receiver> {
  const received: Delivery[] = [];
  const taken: Delivery[] = [];
  const answers = new Map<string, NextAnswer[]>();
  const arrivals = new EventEmitter();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname: path } = new URL(request.url ?? '', 'http://localhost');
      const delivery = {
        path,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as Delivery['body'],
      };
      const refusal = answers.get(path)?.shift();
      received.push(delivery);
      if (!refusal) taken.push(delivery);
      response.writeHead(refusal?.status ?? 204, refusal?.headers ?? {}).end();
      arrivals.emit('arrival');
    });
  });
  await listen(server);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse: (path, ...more) => void answers.set(path, [...more]),
    taken: async (path, count) => {
      const texts = () => taken.filter((one) => one.path === path).map(({ body }) => body.content);
      while (texts().length < count) await once(arrivals, 'arrival');
      return texts();
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
