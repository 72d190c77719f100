import { createContext } from 'react';

/** Leads to a page of the portal without loading it anew; null where nothing does, and the browser follows links by itself. */
export const NavigateContext = createContext<((path: string) => void) | null>(null);
