import type { components } from '@garita/api-client/schema';

/** One's own second factors. */
export type MisFactores = components['schemas']['MisFactores'];
/** One of the passkeys among them. */
export type Llave = MisFactores['llaves'][number];
