import type { components } from '@garita/api-client/schema';
import { hashSecret } from '../../access/token';

type Via = components['schemas']['LlaveVia'];

export const toLlaveRef = ({ credencial, vias }: { credencial: string; vias: string }) => ({
  type: 'public-key' as const,
  id: credencial,
  transports: vias.split(' ').filter((via) => via !== '') as Via[],
});

/**
 * The challenge that a passkey signs at sign-in, derived from the token of the second step: as
 * random as the token, valid for this sign-in alone and useless to a reader. So nothing more is
 * stored.
 */
export const desafioOf = (reto: string): string =>
  hashSecret(`llave ${reto}`).toString('base64url');
