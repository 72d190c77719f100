import { createContext } from 'react';

/** When the page was rendered by the server, by its clock, in milliseconds; null where the browser makes it from nothing. */
export const MomentoContext = createContext<number | null>(null);
