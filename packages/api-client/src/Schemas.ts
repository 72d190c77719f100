import type { components } from './schema';

/** The contract's shapes by name, e.g. `Schemas['Multa']`. */
export type Schemas = components['schemas'];
