import type { Target } from '@garita/domain/acceso/can';
import type { DatosPorTipo, TipoAviso } from '@garita/domain/avisos/aviso';
import type { Transaction } from 'kysely';
import type { Actor } from '../access/Actor';
import type { AuthorizeDeps } from '../access/authorize';
import type { Operation } from '../contract/loadContract';
import type { DB } from '../db/tables';
import type { AuditEntry } from './audit.repository';

export interface WriteScope<A extends Actor | null = Actor> {
  readonly tx: Transaction<DB>;
  /**
   * The caller, read again and locked; null on public calls (login) and for the portal's own
   * writes.
   */
  readonly actor: A;
  readonly ahora: Date;
  /** Adds audit rows. The portal rolls back a write without an audit row, since that is a bug. */
  readonly audit: (...entries: readonly AuditEntry[]) => Promise<void>;
  /**
   * Sends a notice with the commit; the write's author never gets it. The data may hold only facts
   * that the receiver may read elsewhere too.
   */
  readonly notify: <Tipo extends TipoAviso>(
    persona: number | 'todos',
    tipo: Tipo,
    datos: DatosPorTipo[Tipo],
  ) => void;
  /** Declares that nothing changed. Then the write needs no audit row, and no version rises. */
  readonly unchanged: () => void;
  /**
   * Declares that the write has queued a delivery. The sender of webhooks then starts after the
   * commit.
   */
  readonly willSend: () => void;
}

/** The scope of a write that may have no caller: a public call, or the portal's own write. */
export type AnyoneScope = WriteScope<Actor | null>;

/**
 * Runs the body of a write and returns its answer.
 * @param prepare slow work without a transaction (a password hash, an outside service), whose
 * result the body gets. It runs before any lock. It does not run when the idempotency key has an
 * answer already.
 */
export type Write<A extends Actor | null = Actor> = <R, P = undefined>(
  body: (scope: WriteScope<A>, prepared: P) => Promise<R>,
  prepare?: () => Promise<P>,
) => Promise<R>;

export interface WriteRequest {
  readonly operation: Operation;
  readonly actor: Actor | null;
  readonly target: Target | null;
  readonly input: { readonly params: unknown; readonly query?: unknown; readonly body: unknown };
  /** The `Idempotency-Key` header. */
  readonly idempotencyKey: string | null;
  /** Called when the portal sends the stored answer of the key. */
  readonly onRepetition?: () => void;
}

export interface WriteDeps extends AuthorizeDeps {
  readonly clock: () => Date;
  readonly keyedHash: (purpose: string, text: string) => string;
  readonly announce: () => void;
  readonly envios: { readonly wake: () => void };
}
