import type { components } from '@garita/api-client/schema';
import { hashSecret } from '../../access/token';

type Via = components['schemas']['LlaveVia'];

export const toLlaveRef = ({ credencial, vias }: { credencial: string; vias: string }) => ({
  type: 'public-key' as const,
  id: credencial,
  transports: vias.split(' ').filter((via) => via !== '') as Via[],
});

/**
 * The challenge of a sign-in by passkey. It derives from the token of the second step. So it is as
 * random as the token, is valid only for that sign-in, and needs no storage.
 */
export const desafioOf = (reto: string): string =>
  hashSecret(`llave ${reto}`).toString('base64url');
