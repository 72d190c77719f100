import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The discount codes that can be used. */
export const descuentosQuery = () =>
  read('descuentos', 'getAllDescuentos', 'GET /getAllDescuentos');

/** What a code is worth, whatever its case; asked for anew each time, since it may have been deleted. */
export const descuentoQuery = (code: string) =>
  queryOptions({
    ...read('descuentos', 'getDescuento', 'POST /getDescuento', { code }),
    staleTime: 0,
  });
