import { usePortal } from './PortalContext';

export const useServerNow = (): (() => number) => usePortal().clock.now;
