import { must } from '@garita/domain/must';
import { createContext, use } from 'react';

/** An address of the portal, and what the browser's history remembers beside it. */
export interface Location {
  readonly pathname: string;
  /** With its `?`; empty without one. */
  readonly search: string;
  /** With its `#`; empty without one. */
  readonly hash: string;
  readonly state: unknown;
}

interface NavigateOptions {
  /** Leaves no step to come back by. */
  readonly replace?: boolean;
  /** What the history remembers beside the address. */
  readonly state?: unknown;
}

/** Goes to an address of the portal; one without a path stays where it is. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

interface Router {
  readonly location: Location;
  /** Whether one has come here by the browser's own buttons, or at first. */
  readonly isBack: boolean;
  /** The same for as long as the portal is open. */
  readonly navigate: Navigate;
}

export const RouterContext = createContext<Router | null>(null);

const useRouter = (): Router => must(use(RouterContext), 'The router');

export const useLocation = (): Location => useRouter().location;
export const useNavigate = (): Navigate => useRouter().navigate;
export const useIsBack = (): boolean => useRouter().isBack;
