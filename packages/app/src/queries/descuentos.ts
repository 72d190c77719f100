import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The value of a discount code. It is never cached, since the code may have been deleted. */
export const descuentoQuery = (code: string) =>
  queryOptions({
    ...read('getDescuento', { code }),
    staleTime: 0,
  });
