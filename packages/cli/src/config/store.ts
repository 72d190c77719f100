import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Context } from '../Context';
import { SignedOutError } from '../errors';

type Env = Context['env'];

/** The person’s folder of Garita. */
export function configFolder(env: Env): string {
  const { XDG_CONFIG_HOME: xdg, APPDATA: appData } = env;
  // The XDG specification wants relative paths ignored.
  if (xdg && isAbsolute(xdg)) return join(xdg, 'garita');
  return join(
    process.platform === 'win32' && appData ? appData : join(homedir(), '.config'),
    'garita',
  );
}

const pathOf = (env: Env, name: string) => join(configFolder(env), name);
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Windows has no such bits: there the folder of the person protects the file. */
async function checkPrivate(path: string): Promise<void> {
  const { mode } = await stat(path);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new SignedOutError(
      `Otras personas pueden leer ${path}. Bórralo y vuelve a entrar con «garita login».`,
    );
  }
}

/**
 * A file of the person's config folder; null when it is not there or holds something else.
 * @param secret refuses a file that others can read
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

/** Writes a file that only the person can read. It comes by a rename, so that nobody ever sees half of it or another's permissions. */
export async function writeStored(env: Env, name: string, value: unknown): Promise<void> {
  const folder = configFolder(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fresh = join(folder, `.${name}.${process.pid}`);
  await rm(fresh, { force: true });
  await writeFile(fresh, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await chmod(fresh, 0o600);
  await rename(fresh, join(folder, name));
}

/** Removes a file, if it is there. */
export const removeStored = (env: Env, name: string): Promise<void> =>
  rm(pathOf(env, name), { force: true });
