import { loadPart } from '@garita/ui/parts/loadPart';

/** What talks to the person's device: fetched with the first passkey, since most people have none. */
export const loadDevice = () => loadPart(() => import('./askDevice'));
