import type { Actor } from '../access/Actor';
import type { AddressGuard } from '../access/addressGuard';
import type { PasswordHasher } from '../access/passwords';
import type { SessionUse } from '../access/sessionUse';
import type { Targets } from '../access/Targets';
import type { Config } from '../config';
import type { Health } from '../db/Database';
import type { Db } from '../db/Db';
import type { PublicFetch } from '../outbound/publicFetch';
import type { Backups } from '../respaldo/createBackups';
import type { Clocks } from '../snapshotCache/clocks';
import type { SnapshotCache } from '../snapshotCache/SnapshotCache';
import type { Historias } from './Historia';
import type { Pendientes } from './pendientes';
import type { StreamAnswer } from './StreamAnswer';

/** The dependencies of the modules; tests and the process build them alike (`buildApp`). */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  /** The present snapshot, with its cache. */
  readonly readSnapshot: () => Promise<SnapshotCache>;
  readonly checkHealth: () => Promise<Health>;
  /** Whether the disk has room for a write. */
  readonly hasRoom: () => Promise<boolean>;
  /** Whether a newer Garita has migrated the database: this process must then not write. */
  readonly isOvertaken: () => Promise<boolean>;
  /** The maintenance jobs whose last run failed. */
  readonly failedJobs: () => readonly string[];
  readonly clock: () => Date;
  /** Cryptographically strong random bytes. */
  readonly random: (bytes: number) => Buffer;
  /** For addresses that the operator of the machine has set. */
  readonly fetch: typeof globalThis.fetch;
  /** For addresses that a user has typed: it reaches the internet, not the portal's own network. */
  readonly publicFetch: PublicFetch;
  readonly passwords: PasswordHasher;
  /** Limits the writes of visitors, per network and in total. */
  readonly visitorGuard: AddressGuard;
  /** The lookups of the contract's `x-target` kinds. */
  readonly targets: Targets;
  /** The clocks that the contract's `x-clocks` can name. */
  readonly clocks: Clocks;
  /** The kinds of things that can wait for a person. */
  readonly pendientes: Pendientes;
  /** Each source's entries in a person's history. */
  readonly historias: Historias;
  /** The last uses of sessions. */
  readonly sessionUse: SessionUse;
  /** Stores the last use of an access token. */
  readonly noteTokenUse: (id: number, now: Date) => Promise<void>;
  /** Makes, lists and verifies backups. */
  readonly backups: Backups;
  /** Notifies all viewers of a commit. */
  readonly announce: () => void;
  /** The stream of changes. */
  readonly cambios: {
    /** The number of open streams. */
    readonly count: number;
    readonly open: (actor: Actor, lastEventId: string | null) => Promise<StreamAnswer>;
  };
  /** The sender of deliveries to outside services. */
  readonly envios: { readonly wake: () => void };
  /** The secret of the setup link of an empty portal; null without one. */
  readonly setUpToken: string | null;
  /** HMAC-SHA-256 under the installation's secret, base64url; the purpose keeps hashes of different things apart. */
  readonly keyedHash: (purpose: string, text: string) => string;
  /** Checks that every portal can decrypt this one's secrets. @throws Rechazo 409 */
  readonly requireSecreto: (db: Db) => Promise<void>;
  /** The stored form of a network address: a keyed hash, so that the database alone reveals none. */
  readonly hashAddress: (address: string) => string;
  /** The same of the IPv6 network around it that may be one customer's; null for IPv4. */
  readonly hashSite: (address: string) => string | null;
}
