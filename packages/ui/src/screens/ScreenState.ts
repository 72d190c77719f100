import type { ListMore } from '../components/DataTable/ListMore';

/**
 * The state of a screen's data, as one discriminated union instead of flags. A screen gets its
 * reads as state, and its writes as callbacks that return a promise (see `useAct`).
 */
export type ScreenState<Data> = LoadingState | FailedState | ForbiddenAccess | ReadyState<Data>;

export interface LoadingState {
  readonly kind: 'loading';
}

export interface FailedState {
  readonly kind: 'error';
  /** The error text for the user: the server's, or the client's if no answer came. */
  readonly error: string;
  readonly onRetry: () => void;
}

interface ForbiddenAccess {
  readonly kind: 'forbidden';
  /** The sentence that says who may see the screen; a general one by default. */
  readonly texto?: string;
}

export interface ReadyState<Data> {
  readonly kind: 'ready';
  readonly data: Data;
  /** Set if only the newest part of the list is loaded. */
  readonly more?: ListMore | undefined;
}
