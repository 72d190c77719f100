import { loadPart } from '@garita/ui/parts/loadPart';

/** Loads the code for passkeys, which most users do not have. */
export const loadDevice = () => loadPart(() => import('./askDevice'));
