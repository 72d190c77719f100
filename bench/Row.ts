import type { Database } from './databases';
import type { Bench } from './support/Bench';

/** A number per database. A line may lack one of the databases. */
export type PerDatabase = { readonly [D in Database]?: number };

/** The bound of Garita's number, relative to the number of a peer in the same run. */
export interface Goal {
  readonly bound: 'atLeast' | 'atMost';
  /** One number, or one per database. */
  readonly value: number | PerDatabase;
  /** The peer whose number is multiplied by `value`. */
  readonly of: string;
}

export interface Line {
  readonly work: string;
  readonly unit: 'req/s' | 'ms' | 'kB' | '/s';
  /** The numbers of the peers, measured in the same run. */
  readonly peers: Readonly<Record<string, number>>;
  readonly garita: PerDatabase;
  readonly goal: Goal;
  /** The conditions of the measurement that a reader must know. */
  readonly note?: string;
}

export interface Row {
  /** The name for `--only`. */
  readonly name: string;
  /** Prepares the row's data and measures, within the row's own time limit. */
  run(bench: Bench): Promise<readonly Line[]>;
}
