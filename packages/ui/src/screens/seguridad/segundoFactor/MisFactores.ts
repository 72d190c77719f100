import type { components } from '@garita/api-client/schema';

export type MisFactores = components['schemas']['MisFactores'];
export type Llave = MisFactores['llaves'][number];
