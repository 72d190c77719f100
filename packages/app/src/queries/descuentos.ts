import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The value of a code, whatever its case; never cached, since it may have been deleted. */
export const descuentoQuery = (code: string) =>
  queryOptions({
    ...read('getDescuento', { code }),
    staleTime: 0,
  });
