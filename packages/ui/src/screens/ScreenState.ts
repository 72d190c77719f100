import type { ListMore } from '../components/DataTable/ListMore';

/**
 * The state of a screen's data: one discriminated value instead of flags. Reads come in as state,
 * writes go out as callbacks that return a promise (see `useAct`).
 */
export type ScreenState<Data> = LoadingState | FailedState | ForbiddenAccess | ReadyState<Data>;

export interface LoadingState {
  readonly kind: 'loading';
}

export interface FailedState {
  readonly kind: 'error';
  /** The failure in words for people: the server's text, or the client's if no answer came. */
  readonly error: string;
  readonly onRetry: () => void;
}

interface ForbiddenAccess {
  readonly kind: 'forbidden';
}

export interface ReadyState<Data> {
  readonly kind: 'ready';
  readonly data: Data;
  /** Set if only the newest part of the list is loaded. */
  readonly more?: ListMore | undefined;
}
