import { useHydrated } from '../../parts/useHydrated';

/** The height of the viewport, in pixels, that the server and hydration assume. */
const SERVER_HEIGHT = 800;

/**
 * The viewport before the list is measured, so that the first frame has rows. A virtualizer reads
 * it once.
 */
export const useFirstRect = (): { width: number; height: number } => ({
  width: 0,
  height: useHydrated() ? window.innerHeight : SERVER_HEIGHT,
});
