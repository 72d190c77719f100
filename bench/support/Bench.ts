import type { Browser } from 'playwright';
import type { Database } from '../databases';
import type { Agency } from './openAgency';
import type { Load } from './openLoad';
import type { RunningProcess } from './startProcess';

export type PeerName = 'hand' | 'jsonServer' | 'web';

/** Each part is created when a row first needs it, and closed at the end. */
export interface Bench {
  /** A superuser's URL of this run's PostgreSQL. */
  readonly postgresUrl: string;
  /** The large agency behind its own portal on each database: 5,000 people and many entries. */
  agencies(): Promise<Readonly<Record<Database, Agency>>>;
  peer(name: PeerName): Promise<RunningProcess>;
  load(): Promise<Load>;
  browser(): Promise<Browser>;
  /** Creates an empty database on the run's server. @returns its URL */
  createDatabase(name: string): Promise<string>;
  /** A temporary folder, removed at the end. */
  createFolder(name: string): string;
}
