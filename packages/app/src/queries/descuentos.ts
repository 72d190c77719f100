import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** What a code is worth, whatever its case; asked for anew each time, since it may have been deleted. */
export const descuentoQuery = (code: string) =>
  queryOptions({
    ...read('getDescuento', { code }),
    staleTime: 0,
  });
