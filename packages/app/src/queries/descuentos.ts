import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** Never cached: the code may have been deleted. */
export const descuentoQuery = (code: string) =>
  queryOptions({
    ...read('getDescuento', { code }),
    staleTime: 0,
  });
