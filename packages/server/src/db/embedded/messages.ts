import type { ErrorDescription } from './databaseError';
import type { EngineAnswer, EngineStatement } from './Engine';

/** What the worker is given when it starts. */
export interface WorkerStart {
  readonly folder: string;
  /** How many files the database may hold open. */
  readonly files: number;
}

/** From the server to the worker; `id` pairs a request with its answer. */
export type WorkerRequest =
  | { readonly id: number; readonly kind: 'trip'; readonly statements: readonly EngineStatement[] }
  | { readonly id: number; readonly kind: 'close' };

/**
 * From the worker to the server. Number 0 is never asked for: it says whether the database opened. The last thing that some workers say is
 * `broken`: PostgreSQL has aborted, and what was under way may or may not have been done.
 */
export type WorkerAnswer =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: EngineAnswer }
  | { readonly id: number; readonly kind: 'done' }
  | { readonly id: number; readonly kind: 'error'; readonly error: ErrorDescription }
  | { readonly kind: 'broken'; readonly error: ErrorDescription };
