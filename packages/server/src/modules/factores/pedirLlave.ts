import type { components } from '@garita/api-client/schema';
import { hashSecret } from '../../access/token';

type Via = components['schemas']['LlaveVia'];

export const toLlaveRef = ({ credencial, vias }: { credencial: string; vias: string }) => ({
  type: 'public-key' as const,
  id: credencial,
  transports: vias.split(' ').filter((via) => via !== '') as Via[],
});

/**
 * The challenge derives from the second step's token, so it is as random and serves that sign-in
 * alone. It needs no storage.
 */
export const desafioOf = (reto: string): string =>
  hashSecret(`llave ${reto}`).toString('base64url');
