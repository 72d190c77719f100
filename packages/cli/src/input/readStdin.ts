import type { Context } from '../Context';
import { decodeText } from './decodeText';

/** The whole standard input. */
export async function readStdinBytes({ stdin }: Pick<Context, 'stdin'>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** The whole standard input as text, without the line break at its end. */
export const readStdin = async (context: Pick<Context, 'stdin'>): Promise<string> =>
  decodeText(await readStdinBytes(context)).replace(/\r?\n$/, '');
