import type { ListMore } from '../components/DataTable/ListMore';

/**
 * What a screen knows of the data it reads: one discriminated value, never a pile of flags. Reads come in as state, writes go out as
 * callbacks that answer with a promise (see `useAct`).
 */
export type ScreenState<Data> = LoadingState | FailedState | ForbiddenAccess | ReadyState<Data>;

export interface LoadingState {
  readonly kind: 'loading';
}

export interface FailedState {
  readonly kind: 'error';
  /** What happened, in words for people: the server's own, or the client's when no answer came. */
  readonly error: string;
  readonly onRetry: () => void;
}

interface ForbiddenAccess {
  readonly kind: 'forbidden';
}

export interface ReadyState<Data> {
  readonly kind: 'ready';
  readonly data: Data;
  /** Of the screen's list only the newest part is there; left out where it is whole. */
  readonly more?: ListMore | undefined;
}
