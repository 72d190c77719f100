// A lock between processes: creating a folder is atomic on every file system.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;
/** Milliseconds after which a lock without a process id belongs to a process that died. */
const UNNAMED_MS = 5_000;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function tryAcquire(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

function readOwner(folder) {
  try {
    return Number(readFileSync(join(folder, 'pid'), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Removes the lock of a dead process. Renaming the folder first ensures that only one waiting
 * process removes it. If another process has taken the lock meanwhile, the folder gets its name
 * back.
 */
function clearAbandoned(folder, deadOwner) {
  const aside = `${folder}.${process.pid}`;
  try {
    renameSync(folder, aside);
    if (readOwner(aside) === deadOwner) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, folder);
  } catch {
    // Another waiting process was faster.
  }
}

/** Runs `work` while it holds the lock `folder`; waits as long as another holder lives. */
export async function withFolderLock(folder, work) {
  mkdirSync(dirname(folder), { recursive: true });
  let unnamedSince;
  while (!tryAcquire(folder)) {
    const owner = readOwner(folder);
    if (owner === undefined) unnamedSince ??= Date.now();
    else unnamedSince = undefined;
    const abandoned =
      owner === undefined ? Date.now() - unnamedSince > UNNAMED_MS : !isRunning(owner);
    if (abandoned) clearAbandoned(folder, owner);
    else await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
