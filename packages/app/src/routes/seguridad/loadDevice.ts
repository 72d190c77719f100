import { loadPart } from '@garita/ui/parts/loadPart';

/** The passkey code, loaded on demand, since most users have none. */
export const loadDevice = () => loadPart(() => import('./askDevice'));
