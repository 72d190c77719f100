import { useHydrated } from '../../parts/useHydrated';

/** The viewport's height in pixels for the server, which does not know it, and for hydration. */
const SERVER_HEIGHT = 800;

/**
 * The viewport before the list is measured, so that the first frame has rows. A virtualizer reads
 * it once.
 */
export const useFirstRect = (): { width: number; height: number } => ({
  width: 0,
  height: useHydrated() ? window.innerHeight : SERVER_HEIGHT,
});
