import type { IncomingMessage } from 'node:http';
import { OutboundError } from './OutboundError';

const tooMuch = (maxBytes: number) => new OutboundError('tamanio', `more than ${maxBytes} bytes`);

/**
 * Reads the text of an answer and counts its bytes as they arrive. It refuses a compressed answer,
 * because a few bytes can unpack to any number.
 * @throws OutboundError `tamanio` above `maxBytes`, `protocolo` for a compressed answer, `conexion`
 * for an answer that breaks off.
 */
export async function readBounded(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    throw new OutboundError('protocolo', `compressed (${encoding}) without having been asked to`);
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooMuch(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooMuch(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof OutboundError
      ? error
      : new OutboundError('conexion', 'the answer broke off', error);
  }
  return Buffer.concat(chunks).toString('utf8');
}
