import type { Actor } from '../access/Actor';
import type { AddressGuard } from '../access/addressGuard';
import type { PasswordHasher } from '../access/passwords';
import type { SessionUse } from '../access/sessionUse';
import type { Targets } from '../access/Targets';
import type { ReadAvatar } from '../avatar/createAvatarReader';
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

export interface Deps {
  readonly config: Config;
  readonly db: Db;
  /** The cache of the current snapshot. */
  readonly readSnapshot: () => Promise<SnapshotCache>;
  readonly checkHealth: () => Promise<Health>;
  readonly hasRoom: () => Promise<boolean>;
  /** Whether a newer Garita has migrated the database. This process must then not write. */
  readonly isOvertaken: () => Promise<boolean>;
  /** Names of the maintenance jobs whose last run failed. */
  readonly failedJobs: () => readonly string[];
  readonly clock: () => Date;
  /** Cryptographically strong random bytes. */
  readonly random: (bytes: number) => Buffer;
  /**
   * Fetches addresses of other servers. It reaches the portal's own network only at an address that
   * the operator has chosen.
   */
  readonly publicFetch: PublicFetch;
  readonly readAvatar: ReadAvatar;
  readonly passwords: PasswordHasher;
  /** Limits the writes of visitors, per network and in total. */
  readonly visitorGuard: AddressGuard;
  readonly targets: Targets;
  readonly clocks: Clocks;
  readonly pendientes: Pendientes;
  readonly historias: Historias;
  readonly sessionUse: SessionUse;
  readonly noteTokenUse: (id: number, now: Date) => Promise<void>;
  readonly backups: Backups;
  /** Notifies every portal and open stream of a commit. */
  readonly announce: () => void;
  readonly cambios: {
    readonly count: number;
    readonly open: (actor: Actor, lastEventId: string | null) => Promise<StreamAnswer>;
  };
  readonly envios: { readonly wake: () => void };
  /** The secret of the setup link; null if there was an agency at the start. */
  readonly setUpToken: string | null;
  /** HMAC-SHA-256 under the installation's secret, base64url; different for each purpose. */
  readonly keyedHash: (purpose: string, text: string) => string;
  /**
   * Checks that the other portals of the database can decrypt this portal's secrets. @throws
   * Rechazo 409
   */
  readonly requireSecreto: (db: Db) => Promise<void>;
  /**
   * A keyed hash of a network address. Without the installation's secret, the database reveals no
   * address.
   */
  readonly hashAddress: (address: string) => string;
  /** A keyed hash of the largest IPv6 network that may belong to one customer; null for IPv4. */
  readonly hashSite: (address: string) => string | null;
}
