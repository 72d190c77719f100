import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Context } from '../Context';
import { PartialError } from '../errors';
import { describeWriteError } from './describeWriteError';
import { toVisible } from './toVisible';

/** Writes a text, and resolves when the stream has taken it. */
const write = (stdout: Context['stdout'], text: string): Promise<void> =>
  new Promise((done, fail) => {
    // Replaces the command's global error listener, which would end the process.
    const ignore = () => undefined;
    stdout.on('error', ignore);
    stdout.write(text, (error) => {
      // The stream emits the error event after this callback.
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
 * Writes a secret that the portal shows only once. If stdout fails, the secret goes to a new
 * private file in the current or the temporary folder, or to stderr if that fails too.
 * @param what a part of the file name
 * @throws PartialError when stdout failed; the error says where the secret is
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
