import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What came in: where to, and what it said. */
export interface Delivery {
  readonly path: string;
  readonly body: { readonly content: string; readonly allowed_mentions: unknown };
}

/** How the next deliveries are answered, one each; when none is left, as taken. */
interface NextAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
}

/** Stands where Discord would: takes what is sent to it, and answers as it is told. */
export interface Receiver {
  readonly url: string;
  /** Everything that came in, also what was refused, in its order. */
  readonly received: readonly Delivery[];
  /** Refuses what comes next. */
  refuse: (...answers: readonly NextAnswer[]) => void;
  close: () => Promise<void>;
}

const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

export async function openReceiver(): Promise<Receiver> {
  const received: Delivery[] = [];
  const answers: NextAnswer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as Delivery['body'] });
      const { status, headers = {} } = answers.shift() ?? { status: 204 };
      response.writeHead(status, headers).end();
    });
  });
  await listen(server);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse: (...more) => void answers.push(...more),
    close: () => new Promise((done) => server.close(() => done())),
  };
}
