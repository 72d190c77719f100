import { get, type IncomingMessage } from 'node:http';
import type { Person } from './client';

export interface Streams {
  /** Resolves once every client got a change of the tema, with the last delay in milliseconds. */
  untilAllTold(tema: string): Promise<number>;
  close(): void;
}

/** Resolves at the stream's first event. */
async function openOne(
  url: string,
  { key }: Person,
  onText: (text: string) => void,
): Promise<IncomingMessage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/ext/cambios`, { headers: { key }, agent: false }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`ext/cambios: ${response.statusCode}`);
  response.setEncoding('utf8').on('data', onText);
  response.on('error', () => undefined);
  return response;
}

/** The streams rotate over the people. */
export async function openStreams(
  url: string,
  people: readonly Person[],
  count: number,
): Promise<Streams> {
  const heard = new Set<number>();
  let waits: { readonly mark: string; readonly done: () => void } | null = null;
  const lines: IncomingMessage[] = [];
  for (let i = 0; i < count; i++) {
    const onText = (text: string) => {
      if (!waits || !text.includes(waits.mark)) return;
      heard.add(i);
      if (heard.size === count) waits.done();
    };
    lines.push(await openOne(url, people[i % people.length] as Person, onText));
  }
  return {
    untilAllTold: (tema) => {
      const start = performance.now();
      heard.clear();
      return new Promise((resolve) => {
        waits = { mark: `"tema":"${tema}"`, done: () => resolve(performance.now() - start) };
      });
    },
    close: () => {
      for (const line of lines) line.destroy();
    },
  };
}
