import type { components } from '@garita/api-client/schema';
import { hashSecret } from '../../access/token';

type Via = components['schemas']['LlaveVia'];

export const toLlaveRef = ({ credencial, vias }: { credencial: string; vias: string }) => ({
  type: 'public-key' as const,
  id: credencial,
  transports: vias.split(' ').filter((via) => via !== '') as Via[],
});

/** A challenge as random as the second step's token, and for its sign-in alone: not stored. */
export const desafioOf = (reto: string): string =>
  hashSecret(`llave ${reto}`).toString('base64url');
