import { loadPart } from '../router/ChunkError';

/** What talks to the person's device: fetched with the first passkey, since most people have none. */
export const loadDevice = () => loadPart(() => import('./askDevice'));
