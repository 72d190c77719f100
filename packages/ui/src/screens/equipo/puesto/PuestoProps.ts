import type { components } from '@garita/api-client/schema';

/** Somebody who is in (`dentro`). */
export type Dentro = components['schemas']['Dentro'];

export interface PuestoProps {
  /** Who is in, by arrival. */
  dentro: readonly Dentro[];
  /** The agency's zone, by whose hour the sky goes. */
  zona: string;
  /** The server's clock, in milliseconds. */
  now: () => number;
}
