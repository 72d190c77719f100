import type { components } from '@garita/api-client/schema';

export type Dentro = components['schemas']['Dentro'];

export interface PuestoProps {
  /** The clocked-in people, in order of arrival. */
  dentro: readonly Dentro[];
  /** The agency's zone, for the colour of the sky. */
  zona: string;
  /** The server's clock, in milliseconds. */
  now: () => number;
}
