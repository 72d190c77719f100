import type { Browser } from 'playwright';
import type { Database } from '../databases';
import type { Agency } from './openAgency';
import type { Load } from './openLoad';
import type { RunningProcess } from './startProcess';

/** Programs of `peers` that serve. */
export type PeerName = 'bare' | 'hand' | 'jsonServer' | 'web';

/** What the rows share; each part is made when the first row asks for it and ends with the run. */
export interface Bench {
  /** A superuser's address of the PostgreSQL that this run stands on. */
  readonly postgresUrl: string;
  /** The great agency behind a portal of its own on each database: 5,000 people, a million entries. */
  agencies(): Promise<Readonly<Record<Database, Agency>>>;
  /** A program that Garita is measured against. */
  peer(name: PeerName): Promise<RunningProcess>;
  /** The load generator, a process of its own. */
  load(): Promise<Load>;
  browser(): Promise<Browser>;
  /** A new, empty database on that server. @returns its address */
  createDatabase(name: string): Promise<string>;
  /** A folder of the run's own, removed at its end. */
  createFolder(name: string): string;
}
