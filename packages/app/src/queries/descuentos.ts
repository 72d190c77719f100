import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** A discount code's value is never cached: the code may have been deleted. */
export const descuentoQuery = (code: string) =>
  queryOptions({
    ...read('getDescuento', { code }),
    staleTime: 0,
  });
