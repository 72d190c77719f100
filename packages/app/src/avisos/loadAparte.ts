import { loadPart } from '@garita/ui/parts/loadPart';

/** Loads the announcements on demand. @throws as `loadPart` */
export const loadAparte = async () => (await loadPart(() => import('./aparte'))).aparte;
