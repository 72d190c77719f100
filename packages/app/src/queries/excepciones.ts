import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** Who holds codes of their own; the wire gives the codes themselves besides, which we know. */
export const excepcionesQuery = () =>
  queryOptions({
    ...read('getExcepciones'),
    select: ([excepciones]) => excepciones,
  });
