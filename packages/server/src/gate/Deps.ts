import type { Kysely } from 'kysely';
import type { Actor } from '../access/Actor';
import type { AddressGuard } from '../access/addressGuard';
import type { PasswordHasher } from '../access/passwords';
import type { SessionUse } from '../access/sessionUse';
import type { Targets } from '../access/Targets';
import type { Config } from '../config';
import type { Health } from '../db/Database';
import type { DB } from '../db/tables';
import type { PublicFetch } from '../outbound/publicFetch';
import type { Taller } from '../respaldo/createTaller';
import type { Clocks } from '../snapshotCache/clocks';
import type { SnapshotCache } from '../snapshotCache/SnapshotCache';
import type { Historias } from './Historia';
import type { Pendientes } from './pendientes';
import type { StreamAnswer } from './StreamAnswer';

/** What the modules may use from outside; tests and the process build it alike (`buildApp`). */
export interface Deps {
  readonly config: Config;
  readonly db: Kysely<DB>;
  /** What the moment is, and with it all that is kept in memory since the database last changed. */
  readonly readSnapshot: () => Promise<SnapshotCache>;
  readonly checkHealth: () => Promise<Health>;
  /** Whether the disk has room for what a write adds. */
  readonly hasRoom: () => Promise<boolean>;
  /** Whether a newer Garita has migrated the database, so that this one must not write. */
  readonly isOvertaken: () => Promise<boolean>;
  /** The jobs of the upkeep that failed the last time. */
  readonly failedJobs: () => readonly string[];
  readonly clock: () => Date;
  /** Cryptographically strong random bytes. */
  readonly random: (bytes: number) => Buffer;
  /** For addresses that the operator of the machine has set. */
  readonly fetch: typeof globalThis.fetch;
  /** For addresses that somebody in the portal has typed: it reaches the internet and not the portal's own network. */
  readonly publicFetch: PublicFetch;
  readonly passwords: PasswordHasher;
  /** Keeps what visitors may change within bounds, of one network and of all together. */
  readonly visitorGuard: AddressGuard;
  /** What an `x-target` of the contract's can be the id of. */
  readonly targets: Targets;
  /** What an `x-clocks` of the contract's can name. */
  readonly clocks: Clocks;
  /** What can wait for somebody. */
  readonly pendientes: Pendientes;
  /** What each source tells of a person in their history. */
  readonly historias: Historias;
  /** When sessions were last used. */
  readonly sessionUse: SessionUse;
  /** Notes the last use of a script's token where it is kept. */
  readonly noteTokenUse: (id: number, now: Date) => Promise<void>;
  /** Where backups are made and kept. */
  readonly taller: Taller;
  /** Tells everybody who looks on that something has been committed. */
  readonly announce: () => void;
  /** Who tells what moves. */
  readonly cambios: {
    /** How many listen. */
    readonly count: number;
    readonly open: (actor: Actor, lastEventId: string | null) => Promise<StreamAnswer>;
  };
  /** Who sends outside what has happened. */
  readonly envios: { readonly wake: () => void };
  /** The secret of the link with which an empty portal is set up; null when there is none. */
  readonly setUpToken: string | null;
  /** HMAC-SHA-256 under the installation's secret, base64url; the purpose keeps hashes of different things apart. */
  readonly keyedHash: (purpose: string, text: string) => string;
  /** Whether what is encrypted here opens at every portal. @throws Rechazo 409 */
  readonly requireSecreto: (db: Kysely<DB>) => Promise<void>;
  /** A network address in the only form in which it is stored: keyed hash, so that the database alone gives no addresses away. */
  readonly hashAddress: (address: string) => string;
  /** The same of the IPv6 network around it that may be one customer's; null for IPv4. */
  readonly hashSite: (address: string) => string | null;
}
