import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

/**
 * Decides what happens to the answer of a write that the portal has done. @param write the number
 * of the write, from 1 on
 */
type AnswerOutcome = (write: number) => 'pass' | 'hang up' | 'too many' | Promise<'pass'>;

/** A proxy before the portal that controls the answers to writes; it closes after each test. */
export function startFaultyProxy(): (portal: string, fate: AnswerOutcome) => Promise<string> {
  let between: Server | null = null;
  afterEach(async () => {
    const closed = new Promise<void>((resolve) =>
      between ? between.close(() => resolve()) : resolve(),
    );
    // Some connections wait for an answer that never comes.
    between?.closeAllConnections();
    await closed;
  });
  return async (portal, fate) => {
    let seen = 0;
    between = createServer((incoming, outgoing) => {
      const write = incoming.headers['idempotency-key'] === undefined ? 0 : ++seen;
      const onwards = request(
        new URL(incoming.url ?? '', portal),
        { method: incoming.method, headers: incoming.headers },
        async (answer) => {
          const decided = write === 0 ? 'pass' : await fate(write);
          if (decided === 'too many') {
            answer.resume();
            outgoing.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' });
            return void outgoing.end('{"msg":"Demasiadas peticiones.","status":1}');
          }
          if (decided === 'hang up')
            return void answer.resume().on('end', () => outgoing.destroy());
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          return void answer.pipe(outgoing);
        },
      );
      incoming.pipe(onwards);
    });
    await new Promise<void>((resolve) => between?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
  };
}
