import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** Users with own permissions. The wire also lists all permissions, which the client knows. */
export const excepcionesQuery = () =>
  queryOptions({
    ...read('getExcepciones'),
    select: ([excepciones]) => excepciones,
  });
