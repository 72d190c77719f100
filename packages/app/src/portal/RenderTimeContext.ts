import { createContext } from 'react';

/**
 * The server's time when it rendered the page, in milliseconds; null without a prerendered page.
 */
export const RenderTimeContext = createContext<number | null>(null);
