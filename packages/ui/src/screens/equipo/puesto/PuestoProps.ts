import type { components } from '@garita/api-client/schema';

/** A clocked-in person (`dentro`). */
export type Dentro = components['schemas']['Dentro'];

export interface PuestoProps {
  /** The clocked-in people, by arrival. */
  dentro: readonly Dentro[];
  /** The agency's zone, for the colour of the sky. */
  zona: string;
  /** The server's clock, in milliseconds. */
  now: () => number;
}
