import { usePortal } from './PortalContext';

/** The server's time in milliseconds, as of each call. */
export const useServerNow = (): (() => number) => usePortal().clock.now;
