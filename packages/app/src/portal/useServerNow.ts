import { usePortal } from './PortalContext';

/** Returns the server's time in milliseconds at each call. */
export const useServerNow = (): (() => number) => usePortal().clock.now;
