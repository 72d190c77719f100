import { readFile } from 'node:fs/promises';
import type { Context } from '../Context';
import { UsageError } from '../errors';
import { readStdinBytes } from '../terminal/ask';

/** The name that stands for the standard input. */
export const STDIN = '-';

/** The bytes of a file, or of the standard input for `-`. @throws UsageError for what cannot be read. */
export async function readBytes(context: Context, archivo: string, nombre = '--archivo'): Promise<Buffer> {
  if (archivo === STDIN) return readStdinBytes(context);
  try {
    return await readFile(archivo);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`${nombre}: ${code === 'ENOENT' ? `No existe el fichero ${archivo}` : `No se puede leer ${archivo} (${code})`}.`);
  }
}

/**
 * The text of a file, or of the standard input for `-`.
 * @param nombre how the file is given, for the fault
 * @throws UsageError for what cannot be read, and for another encoding than UTF-8: its names would be those of nobody.
 */
export async function readArchivo(context: Context, archivo: string, nombre = '--archivo'): Promise<string> {
  const bytes = await readBytes(context, archivo, nombre);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`El fichero no está en UTF-8${nombre === '--archivo' ? ': guárdalo como «CSV UTF-8»' : ''}.`);
  }
}
