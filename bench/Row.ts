import type { Database } from './databases';
import type { Bench } from './support/Bench';

/** A row of the web part has one database, PostgreSQL. */
export type PerDatabase = { readonly [D in Database]?: number };

/** A bound of the ratio to a peer of the same run. */
export interface Goal {
  readonly bound: 'atLeast' | 'atMost';
  /** One number, or one per database. */
  readonly value: number | PerDatabase;
  /** The peer: `value` is a factor of its number. */
  readonly of: string;
}

export interface Line {
  readonly work: string;
  readonly unit: 'req/s' | 'ms' | 'kB' | '/s';
  /** Measured in the same run, in turn. */
  readonly peers: Readonly<Record<string, number>>;
  readonly garita: PerDatabase;
  readonly goal: Goal;
  /** The conditions that a reader must know to trust the number. */
  readonly note?: string;
}

export interface Row {
  /** For `--only`. */
  readonly name: string;
  /** Measures within its own time limit. Prepares its data, and leaves the portals unchanged. */
  run(bench: Bench): Promise<readonly Line[]>;
}
