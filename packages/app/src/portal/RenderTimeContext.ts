import { createContext } from 'react';

/** The server's clock at prerender, in milliseconds; null when the browser renders from nothing. */
export const RenderTimeContext = createContext<number | null>(null);
