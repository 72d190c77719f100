import { readFile } from 'node:fs/promises';
import type { Context } from '../Context';
import { UsageError } from '../errors';
import { decodeText } from './decodeText';
import { readStdinBytes } from './readStdin';

/** The file name of stdin. */
export const STDIN = '-';

/** The bytes of a file, or of stdin for `-`. @throws UsageError for an unreadable file. */
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
 * The text of a file, or of stdin for `-`.
 * @param nombre its option's name in errors
 * @throws UsageError for an unreadable file
 */
export async function readArchivo(
  context: Context,
  archivo: string,
  nombre = '--archivo',
): Promise<string> {
  return decodeText(await readBytes(context, archivo, nombre));
}
