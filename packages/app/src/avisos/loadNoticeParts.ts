import { loadPart } from '@garita/ui/parts/loadPart';

/** Loads the chunk `noticeParts`. @throws as `loadPart` */
export const loadNoticeParts = async () =>
  (await loadPart(() => import('./noticeParts'))).noticeParts;
