import { readFileSync } from 'node:fs';

/** What nearly every system allows; assumed where the limit cannot be read. */
const ASSUMED = 1_024;
/** The process itself, its threads, pipes, the connections to PostgreSQL and some to spare: some 30 are in use once it serves. */
const OWN = 64;

/** How the files that the system lets this process hold open are shared out. */
export interface FileShares {
  /** Files of the embedded database. It closes one to open another, so fewer only make it slower; it uses some 200. */
  readonly database: number;
  /** Connections of visitors. */
  readonly connections: number;
}

/** How many files and connections the system lets this process hold open at once. Node has already raised it as far as it may. */
export function readFileLimit(): number {
  try {
    const found = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return found ? Number(found[1]) : ASSUMED;
  } catch {
    return ASSUMED;
  }
}

/**
 * Shares out the limit, so that connections can never take what the database, the lock and the log need to go on. Each connection counts twice,
 * since the answer may be a file of the portal. More than 2,000 connections are of no use to an agency and would fill the memory.
 */
export function shareFiles(limit: number): FileShares {
  const database = Math.min(256, Math.max(64, Math.floor(limit / 4)));
  return {
    database,
    connections: Math.min(2_000, Math.max(16, Math.floor((limit - database - OWN) / 2))),
  };
}
