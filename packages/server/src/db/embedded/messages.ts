import type { ErrorDescription } from './databaseError';
import type { EngineAnswer, EngineStatement } from './Engine';

export interface WorkerStart {
  readonly folder: string;
  /** The maximum number of files that the database may hold open. */
  readonly files: number;
}

/** From the server to the worker; `id` pairs a request with its answer. */
export type WorkerRequest =
  | { readonly id: number; readonly kind: 'trip'; readonly statements: readonly EngineStatement[] }
  | { readonly id: number; readonly kind: 'close' };

/**
 * From the worker to the server. The answer with id 0 says whether the database opened. `broken` is
 * the last message of a worker whose PostgreSQL has aborted; PostgreSQL may or may not have run the
 * statements in progress.
 */
export type WorkerAnswer =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: EngineAnswer }
  | { readonly id: number; readonly kind: 'done' }
  | { readonly id: number; readonly kind: 'error'; readonly error: ErrorDescription }
  | { readonly kind: 'broken'; readonly error: ErrorDescription };
