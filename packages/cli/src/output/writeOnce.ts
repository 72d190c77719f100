import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Context } from '../Context';
import { PartialError } from '../errors';
import { describeWriteError } from './describeWriteError';
import { toVisible } from './toVisible';

/** Resolves once the stream has taken all of it. */
const write = (stdout: Context['stdout'], text: string): Promise<void> =>
  new Promise((done, fail) => {
    // The stream tells its listeners too, of whom the one of the whole command would end the process.
    const ignore = () => undefined;
    stdout.on('error', ignore);
    stdout.write(text, (error) => {
      // The event comes after this call.
      setImmediate(() => stdout.off('error', ignore));
      if (error) fail(error);
      else done();
    });
  });

async function writeFileOf(folder: string, name: string, text: string): Promise<string | null> {
  const path = join(folder, name);
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    return path;
  } catch {
    return null;
  }
}

/**
 * Writes to stdout what the portal tells only once: a password, a token, a code. Where stdout does not take it (a full disk, a closed pipe) the text goes to
 * a new file that only its owner can read, in this folder or in that of temporary files; where neither takes it, to stderr.
 * @param what its kind, for the name of the file: `clave`, `token`
 * @throws PartialError when stdout did not take it, with where it is
 */
export async function writeOnce(
  { stdout, stderr }: Pick<Context, 'stdout' | 'stderr'>,
  text: string,
  what: string,
): Promise<void> {
  try {
    await write(stdout, text);
  } catch (error) {
    const name = `garita-${what}-${Date.now()}.txt`;
    const path =
      (await writeFileOf(resolve(), name, text)) ?? (await writeFileOf(tmpdir(), name, text));
    if (path === null) stderr.write(text);
    const where =
      path === null ? 'está aquí encima' : `está en «${toVisible(path)}», que solo tú puedes leer`;
    throw new PartialError(
      `${describeWriteError(error)} Está hecho, y no se volverá a mostrar: ${where}.`,
    );
  }
}
