import { readFile } from 'node:fs/promises';
import type { Context } from '../Context';
import { UsageError } from '../errors';
import { decodeText } from './decodeText';

async function readStdinBytes({ stdin }: Pick<Context, 'stdin'>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

export const readStdin = async (context: Pick<Context, 'stdin'>): Promise<string> =>
  decodeText(await readStdinBytes(context)).replace(/\r?\n$/, '');

/** The file name that means stdin. */
export const STDIN = '-';

/** Reads a file, or stdin for `-`. @throws UsageError for an unreadable file */
export async function readBytes(
  context: Context,
  archivo: string,
  nombre = '--archivo',
): Promise<Buffer> {
  if (archivo === STDIN) return readStdinBytes(context);
  try {
    return await readFile(archivo);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `${nombre}: ${code === 'ENOENT' ? `No existe el fichero ${archivo}` : `No se puede leer ${archivo} (${code})`}.`,
    );
  }
}

/**
 * Reads a text file, or stdin for `-`. @param nombre the option's name in errors. @throws
 * UsageError for an unreadable file
 */
export async function readArchivo(
  context: Context,
  archivo: string,
  nombre = '--archivo',
): Promise<string> {
  return decodeText(await readBytes(context, archivo, nombre));
}
