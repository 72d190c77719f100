import { loadPart } from '@garita/ui/parts/loadPart';

/** What tells of notices; fetched when there is one. @throws as `loadPart` */
export const loadAparte = async () => (await loadPart(() => import('./aparte'))).aparte;
