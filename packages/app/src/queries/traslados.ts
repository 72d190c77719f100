import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** Everybody who came from another agency. */
export const trasladosQuery = () =>
  queryOptions({
    queryKey: queryKey('traslados', 'getTraslados'),
    queryFn: ({ signal }) => unwrap(api.GET('/getTraslados', { signal })),
  });

export interface NuevoTraslado {
  readonly usuario: number;
  /** A category. */
  readonly rango: number;
  readonly agencia: string;
  /** Empty = none. */
  readonly firma: string;
  /** The granted mission's name as shown. */
  readonly mision: string;
  /** The price as shown, in credits. */
  readonly creditos: number;
  /** A discount code; empty = none. */
  readonly descuento: string;
}
