import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers in place of the agency's avatar service. */
export interface TestAvatarService {
  /** Address of a profile, with `{usuario}` for the name. */
  readonly url: string;
  /** The names of the questions so far. */
  readonly asked: string[];
  /** Answers a question about a name. A test may replace it. */
  reply: (nombre: string, response: ServerResponse) => void;
  /** Gives this answer to all further questions. */
  answer(status: number, body: unknown, headers?: OutgoingHttpHeaders): void;
  close(): Promise<void>;
}

/** Starts the service. It knows no avatar until a test sets other answers. */
export async function openAvatarService(): Promise<TestAvatarService> {
  const server = createServer(({ url }, response) => {
    const nombre = new URL(url ?? '', 'http://x').searchParams.get('name') ?? '';
    service.asked.push(nombre);
    service.reply(nombre, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const service: TestAvatarService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/users?name={usuario}`,
    asked: [],
    reply: (_, response) => void response.writeHead(404).end(),
    answer: (status, body, headers) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      service.reply = (_, response) => void response.writeHead(status, headers).end(text);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return service;
}
