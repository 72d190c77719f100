import type { AddressInfo } from 'node:net';
import type { Eventos } from '@garita/domain/cambios/eventos';
import type { FastifyInstance } from 'fastify';

export interface Evento<Name extends keyof Eventos = keyof Eventos> {
  readonly name: Name;
  readonly data: Eventos[Name];
  /** The event's id. If the event has none, the id of the previous event. */
  readonly id: string | null;
}

export interface Subscriber {
  readonly status: number;
  readonly headers: Headers;
  /** Everything that the stream has sent so far, including comments. */
  read(): string;
  /** @throws if the stream has ended */
  next(): Promise<Evento>;
  /** Waits for the next event with this name, and skips other events. */
  until<Name extends keyof Eventos>(name: Name): Promise<Evento<Name>>;
  leave(): void;
}

const fieldOf = (block: string, name: string): string | null =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null;

/**
 * The address at which the server listens. It is a real port, because an injected request cannot
 * stream.
 */
export async function listen(app: FastifyInstance): Promise<string> {
  const address = app.server.address() as AddressInfo | null;
  return address
    ? `http://127.0.0.1:${address.port}`
    : await app.listen({ port: 0, host: '127.0.0.1' });
}

export async function openCambios(
  app: FastifyInstance,
  key: string,
  lastEventId?: string,
): Promise<Subscriber> {
  const line = new AbortController();
  const response = await fetch(`${await listen(app)}/api/ext/cambios`, {
    headers: { key, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    signal: line.signal,
  });
  const reader = (response.body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let [all, rest, id] = ['', '', null as string | null];
  const nextBlock = async (): Promise<string> => {
    for (;;) {
      const [block, ...later] = rest.split('\n\n');
      if (later.length > 0) {
        rest = later.join('\n\n');
        return block as string;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error(`The stream has ended: ${all}`);
      all += value;
      rest += value;
    }
  };
  const next = async (): Promise<Evento> => {
    for (;;) {
      const block = await nextBlock();
      const name = fieldOf(block, 'event');
      if (name === null) continue;
      id = fieldOf(block, 'id') ?? id;
      return {
        name: name as keyof Eventos,
        data: JSON.parse(fieldOf(block, 'data') as string),
        id,
      };
    }
  };
  const until = async <Name extends keyof Eventos>(name: Name): Promise<Evento<Name>> => {
    for (;;) {
      const event = await next();
      if (event.name === name) return event as Evento<Name>;
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    read: () => all,
    next,
    until,
    leave: () => line.abort(),
  };
}
