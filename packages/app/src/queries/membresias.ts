import { unwrap } from '@garita/api-client/createClient';
import type { Periodo } from '@garita/domain/membresias/periodo';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The memberships on offer. */
export const catalogoQuery = () =>
  queryOptions({
    queryKey: queryKey('membresias', 'getMembresias'),
    queryFn: ({ signal }) => unwrap(api.GET('/getMembresias', { signal })),
  });

/** The memberships sold. */
export const membresiasVendidasQuery = () =>
  queryOptions({
    queryKey: queryKey('membresias', 'allMembership'),
    queryFn: ({ signal }) => unwrap(api.GET('/allMembership', { signal })),
  });

export interface NuevaMembresia {
  /** A person's id, or the name of somebody outside the agency. */
  readonly user: number | string;
  readonly membresia: number;
  /** Left out for one that never ends. */
  readonly periodo?: Periodo;
  /** The price as shown. */
  readonly creditos: number;
}
