import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** Users with own codes; the wire also lists the codes, which the client knows. */
export const excepcionesQuery = () =>
  queryOptions({
    ...read('getExcepciones'),
    select: ([excepciones]) => excepciones,
  });
