import type { components } from './schema';

/** The shapes of the contract by their names, e.g. `Schemas['Multa']`. */
export type Schemas = components['schemas'];
