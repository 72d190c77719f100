#!/usr/bin/env node
// `garita`: in the repository what first brings the bundle up to date, in the package of npm the bundle alone.
const {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} = require('node:fs');
const { isAbsolute, join } = require('node:path');

const BUNDLE = join(__dirname, '../dist/garita.cjs');

/** What has been compiled is the person's own, where nobody else writes: whoever wrote there would be run. */
function cacheFolder() {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = process.env;
  if (xdg && isAbsolute(xdg)) return join(xdg, 'garita');
  return process.platform === 'win32' && local
    ? join(local, 'garita')
    : join(require('node:os').homedir(), '.cache', 'garita');
}

function readOrNothing(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Where nothing can be written it goes without. */
function write(folder, path, data) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${path}.${process.pid}`, data, { mode: 0o600 });
    renameSync(`${path}.${process.pid}`, path);
  } catch {
    // The next start takes as long as this one.
  }
}

/** What node does by itself from 22.8 on: the second start finds compiled what the first one ran, which is most of the time that a start takes. */
function runCompiled(Module, folder) {
  const { Script } = require('node:vm');
  const { mtimeMs, size } = statSync(BUNDLE);
  const path = join(
    folder,
    `garita-${process.version}-${process.arch}-${size}-${Math.round(mtimeMs)}.bin`,
  );
  const cachedData = readOrNothing(path);
  const script = new Script(Module.wrap(readFileSync(BUNDLE, 'utf8').replace(/^#!.*/, '')), {
    filename: BUNDLE,
    cachedData,
  });
  if (!cachedData || script.cachedDataRejected)
    process.once('exit', () => write(folder, path, script.createCachedData()));
  const own = { exports: {} };
  script
    .runInThisContext()
    .call(
      own.exports,
      own.exports,
      Module.createRequire(BUNDLE),
      own,
      BUNDLE,
      join(__dirname, '../dist'),
    );
}

/** Tells the version, for which nothing of the command has to be read. @returns false where it cannot be written at once, as to a pipe that is full: the command waits */
function tellVersion() {
  try {
    writeSync(
      1,
      `${JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')).version}\n`,
    );
    return true;
  } catch {
    return false;
  }
}

function start() {
  if (existsSync(join(__dirname, 'garita.mjs'))) return void import('./garita.mjs');
  const Module = require('node:module');
  if (!Module.enableCompileCache) return runCompiled(Module, cacheFolder());
  Module.enableCompileCache(cacheFolder());
  require(BUNDLE);
}

const asksVersion = process.argv.length === 3 && process.argv[2] === '--version';
if (!asksVersion || !tellVersion()) start();
