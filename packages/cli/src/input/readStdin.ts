import type { Context } from '../Context';
import { decodeText } from './decodeText';

export async function readStdinBytes({ stdin }: Pick<Context, 'stdin'>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

export const readStdin = async (context: Pick<Context, 'stdin'>): Promise<string> =>
  decodeText(await readStdinBytes(context)).replace(/\r?\n$/, '');
