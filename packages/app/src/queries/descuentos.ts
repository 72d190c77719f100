import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The value of a discount code. Always stale, since the code may have been deleted. */
export const descuentoQuery = (code: string) =>
  queryOptions({
    ...read('getDescuento', { code }),
    staleTime: 0,
  });
