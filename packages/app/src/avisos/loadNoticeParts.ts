import { loadPart } from '@garita/ui/parts/loadPart';

/** Loads `noticeParts` on demand. @throws as `loadPart` */
export const loadNoticeParts = async () =>
  (await loadPart(() => import('./noticeParts'))).noticeParts;
