// node scripts/with-postgres.mjs <command…>
// Runs a command with a real PostgreSQL server: GARITA_TEST_DATABASE_URL is its URL,
// GARITA_TEST_DATABASE_SOCKETS the folder of its Unix socket, if any. If GARITA_TEST_DATABASE_URL
// is already set, the command runs on that server.

import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { startPostgres } from './lib/postgres.mjs';

/**
 * @param {string[]} command the program and its arguments.
 * @returns {Promise<number>} its exit code; 128 + the signal's number after a signal, as in shells.
 */
export async function runWithPostgres([program, ...parameters]) {
  const given = process.env.GARITA_TEST_DATABASE_URL;
  // The relay is registered first: a signal during the start must not leave the server running.
  const signals = new SignalRelay();
  try {
    const server = given
      ? { url: given, sockets: null, stop: async () => undefined }
      : await startPostgres();
    try {
      return await run(program, parameters, server, signals);
    } finally {
      await server.stop();
    }
  } finally {
    signals.close();
  }
}

function run(program, parameters, { url, sockets }, signals) {
  if (signals.received) return 128 + constants.signals[signals.received];
  const env = {
    ...process.env,
    GARITA_TEST_DATABASE_URL: url,
    GARITA_TEST_DATABASE_SOCKETS: sockets ?? '',
  };
  const child = spawn(program, parameters, { stdio: 'inherit', env });
  signals.child = child;
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** Forwards SIGINT and SIGTERM to the command instead of exiting. */
class SignalRelay {
  child;
  received;
  #relay = (signal) => {
    this.received = signal;
    this.child?.kill(signal);
  };

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, this.#relay);
  }

  close() {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, this.#relay);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const command = process.argv.slice(2);
  if (command.length === 0) {
    console.error('Uso: node scripts/with-postgres.mjs <comando…>');
    process.exit(2);
  }
  try {
    process.exitCode = await runWithPostgres(command);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
