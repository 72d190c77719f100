import type { components } from '@garita/api-client/schema';
import { hashSecret } from '../../access/token';

type Via = components['schemas']['LlaveVia'];

/** How a browser is told of a passkey that is set up. */
export const toLlaveRef = ({ credencial, vias }: { credencial: string; vias: string }) => ({
  type: 'public-key' as const,
  id: credencial,
  transports: vias.split(' ').filter((via) => via !== '') as Via[],
});

/**
 * What a passkey has to sign at the door, from what stands for the password there: as random as that, for this sign-in alone, over with it, and of no use to
 * whoever reads it, so nothing more has to be kept.
 */
export const desafioOf = (reto: string): string =>
  hashSecret(`llave ${reto}`).toString('base64url');
