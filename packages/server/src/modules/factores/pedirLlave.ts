import type { components } from '@garita/api-client/schema';
import { hashSecret } from '../../access/token';

type Via = components['schemas']['LlaveVia'];

export const toLlaveRef = ({ credencial, vias }: { credencial: string; vias: string }) => ({
  type: 'public-key' as const,
  id: credencial,
  transports: vias.split(' ').filter((via) => via !== '') as Via[],
});

/**
 * The challenge of a passkey at sign-in, derived from the second step's token: it is as random and
 * valid for this sign-in alone, so nothing more is stored.
 */
export const desafioOf = (reto: string): string =>
  hashSecret(`llave ${reto}`).toString('base64url');
