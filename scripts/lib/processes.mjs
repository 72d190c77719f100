// Starts programs as leaders of process groups, and leaves no program behind.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Milliseconds that a program gets to close its database or browser before it is killed. PostgreSQL
 * gets less from `startPostgres`: otherwise it would outlive its killed parent.
 */
const GRACE_MS = 15_000;
const isWindows = process.platform === 'win32';
const running = new Set();
/** Whether this process has received a signal. After it, no further step may start. */
let isInterrupted = false;
export const wasInterrupted = () => isInterrupted;

function signalGroup(child, signal) {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The process has ended already.
  }
}

/**
 * Starts a program as the leader of its own group, so that its children can be ended too.
 * @throws after a signal that ends this process
 */
export function startProgram(command, args = [], { env = {}, stdio = 'inherit', cwd } = {}) {
  if (isInterrupted) throw new Error('Interrupted: no further program is started.');
  const child = spawn(command, args, {
    cwd,
    stdio,
    env: { ...process.env, ...env },
    detached: !isWindows,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

export const startNode = (script, args = [], options = {}) =>
  startProgram(process.execPath, [script, ...args], options);

/** Runs a script without input. @returns exit code (1 after a signal) and all output, in order */
export function runNode(script, args, options = {}) {
  const child = startNode(script, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}

export const killProgram = (child) => signalGroup(child, 'SIGKILL');

/** Stops all running programs, and kills them after the grace period. */
export async function stopAll() {
  const children = [...running];
  for (const child of children) signalGroup(child, 'SIGTERM');
  const deadline = Date.now() + GRACE_MS;
  while (children.some((child) => running.has(child)) && Date.now() < deadline) await sleep(50);
  for (const child of children) signalGroup(child, 'SIGKILL');
}

/** @param onStop runs after all programs have ended */
export function stopAllOnSignals(onStop = () => {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      isInterrupted = true;
      await stopAll();
      onStop();
      process.exit(128 + constants.signals[signal]);
    });
  }
  process.once('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  });
}
