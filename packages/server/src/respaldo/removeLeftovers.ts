import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, type ProcessIdentity } from '../db/embedded/processIdentity';
import { isDraftName } from './nombre';

/** The file in a draft's folder that identifies the process of the draft. */
export const DRAFT_OWNER = 'proceso.json';

/** The age from which a draft counts as abandoned if its process is unknown. Milliseconds. */
const STALE = 3_600_000;

/** Whether the draft's process is running; null if unknown, for example on another machine. */
async function isOwnerAlive(draft: string): Promise<boolean | null> {
  try {
    const owner = JSON.parse(await readFile(join(draft, DRAFT_OWNER), 'utf8')) as ProcessIdentity;
    // In a restarted container an earlier process may have had this process's PID. So the draft's
    // age decides.
    return owner.pid === process.pid ? null : isAlive(owner);
  } catch {
    return null;
  }
}

async function lastWritten(draft: string): Promise<number> {
  const names = await readdir(draft, { recursive: true });
  const times = await Promise.all(
    ['', ...names].map(async (name) => (await stat(join(draft, name))).mtimeMs),
  );
  return Math.max(...times);
}

async function isLeftover(draft: string): Promise<boolean> {
  const isRunning = await isOwnerAlive(draft);
  if (isRunning !== null) return !isRunning;
  return Date.now() - (await lastWritten(draft)) > STALE;
}

/**
 * Deletes abandoned drafts. Several portals may share the folder, so the draft of a running backup
 * stays.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter(isDraftName);
  for (const name of names) {
    const draft = join(folder, name);
    // The draft's process may have finished and removed the draft meanwhile.
    const isOld = await isLeftover(draft).catch(() => false);
    if (isOld) await rm(draft, { recursive: true, force: true });
  }
}
