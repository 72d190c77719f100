import { readFileSync } from 'node:fs';

/** The limit to assume on a system that does not tell its limit. */
const ASSUMED = 1_024;
/**
 * Files reserved for the process, its threads, pipes and PostgreSQL. About 30 of them are in use
 * while the server runs.
 */
const OWN = 64;

export interface FileShares {
  /** Files of the embedded database: it uses about 200, and is slower with fewer. */
  readonly database: number;
  readonly connections: number;
}

/** The process's limit of open files. Node has already raised it to the maximum. */
export function readFileLimit(): number {
  try {
    const found = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return found ? Number(found[1]) : ASSUMED;
  } catch {
    return ASSUMED;
  }
}

/**
 * Divides the limit, so that connections cannot starve the database, the lock file and the log. A
 * connection counts twice: its answer may be a file of the portal. More than 2,000 connections are
 * useless to an agency and would fill the memory.
 */
export function shareFiles(limit: number): FileShares {
  const database = Math.min(256, Math.max(64, Math.floor(limit / 4)));
  return {
    database,
    connections: Math.min(2_000, Math.max(16, Math.floor((limit - database - OWN) / 2))),
  };
}
