import { loadPart } from '@garita/ui/parts/loadPart';

/** Loads the announcements on demand. @throws as `loadPart` */
export const loadNoticeParts = async () =>
  (await loadPart(() => import('./noticeParts'))).noticeParts;
