import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Context } from '../Context';
import { SignedOutError } from '../errors';

type Env = Context['env'];

export function configFolder(env: Env): string {
  const { XDG_CONFIG_HOME: xdg, APPDATA: appData } = env;
  // The XDG specification says to ignore relative paths.
  if (xdg && isAbsolute(xdg)) return join(xdg, 'garita');
  return join(
    process.platform === 'win32' && appData ? appData : join(homedir(), '.config'),
    'garita',
  );
}

const pathOf = (env: Env, name: string) => join(configFolder(env), name);
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Fails if other users can read the file. Windows has no such mode bits: there the user's folder
 * protects the file.
 */
async function checkPrivate(path: string): Promise<void> {
  const { mode } = await stat(path);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new SignedOutError(
      `Otras personas pueden leer ${path}. Bórralo y vuelve a entrar con «garita login».`,
    );
  }
}

/**
 * Reads a file of the config folder; null when it is missing or malformed. With `secret` it refuses
 * a file that other users can read.
 */
export async function readStored<T>(
  env: Env,
  name: string,
  parse: (value: unknown) => T | null,
  { secret = false } = {},
): Promise<T | null> {
  const path = pathOf(env, name);
  try {
    if (secret) await checkPrivate(path);
    return parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Writes a file of the config folder. The rename at the end is atomic, so that no reader sees a
 * partial file or a wrong mode.
 */
export async function writeStored(env: Env, name: string, value: unknown): Promise<void> {
  const folder = configFolder(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fresh = join(folder, `.${name}.${process.pid}`);
  await rm(fresh, { force: true });
  await writeFile(fresh, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await chmod(fresh, 0o600);
  await rename(fresh, join(folder, name));
}

export const removeStored = (env: Env, name: string): Promise<void> =>
  rm(pathOf(env, name), { force: true });
