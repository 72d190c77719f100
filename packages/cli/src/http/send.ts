import {
  type Agent,
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { type Duplex, pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { withLimit } from '@garita/api-client/followSignal';
import type { PlainRequest } from './PlainRequest';
import { PlainResponse } from './PlainResponse';

/**
 * The agents keep connections open between requests. An idle connection does not keep the process
 * alive.
 */
const AGENTS: Readonly<Record<string, Agent>> = {
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
};

const UNPACKERS: Readonly<Record<string, () => Duplex>> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
};

/** The decompressed body. If the connection breaks off, the reader gets an error. */
function unpack(answer: IncomingMessage): Readable {
  const unpacker = UNPACKERS[answer.headers['content-encoding'] ?? '']?.();
  return unpacker ? pipeline(answer, unpacker, () => undefined) : answer;
}

/** Reads the whole body as bytes, since not every answer is text. */
const readWhole = (stream: Readable): Promise<Buffer<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => resolve(Buffer.concat(parts)));
    stream.on('error', reject);
  });

async function toResponse(answer: IncomingMessage): Promise<PlainResponse> {
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new PlainResponse(
    answer.statusCode ?? 0,
    new Headers(headers),
    await readWhole(unpack(answer)),
  );
}

/**
 * Sends a request once, without following redirects. @throws the network's error, or a timeout
 * after `milliseconds`
 */
export async function send(request: PlainRequest, milliseconds: number): Promise<PlainResponse> {
  const url = new URL(request.url);
  const headers = { ...Object.fromEntries(request.headers), 'accept-encoding': 'br, gzip' };
  const start = url.protocol === 'https:' ? requestHttps : requestHttp;
  const exchange = (signal: AbortSignal) =>
    new Promise<PlainResponse>((resolve, reject) => {
      const outgoing = start(
        url,
        { method: request.method, headers, agent: AGENTS[url.protocol], signal },
        (answer) => {
          toResponse(answer).then(resolve, reject);
        },
      );
      outgoing.on('error', reject).end(request.text);
    });
  return await withLimit(milliseconds, request.signal, exchange);
}
