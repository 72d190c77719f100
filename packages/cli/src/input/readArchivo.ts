import { readFile } from 'node:fs/promises';
import type { Context } from '../Context';
import { UsageError } from '../errors';
import { readStdinBytes } from '../terminal/ask';

/** The name that stands for the standard input. */
export const STDIN = '-';

/** The bytes of a file, or of the standard input for `-`. @throws UsageError for what cannot be read. */
export async function readBytes(context: Context, archivo: string, opcion = '--archivo'): Promise<Buffer> {
  if (archivo === STDIN) return readStdinBytes(context);
  try {
    return await readFile(archivo);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`${opcion}: ${code === 'ENOENT' ? `No existe el fichero ${archivo}` : `No se puede leer ${archivo} (${code})`}.`);
  }
}

/**
 * The text of a file, or of the standard input for `-`.
 * @throws UsageError for what cannot be read, and for another encoding than UTF-8: its names would be those of nobody.
 */
export async function readArchivo(context: Context, archivo: string): Promise<string> {
  const bytes = await readBytes(context, archivo);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError('El fichero no está en UTF-8: guárdalo como «CSV UTF-8».');
  }
}
