import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/**
 * The people with permissions besides their category's. The answer also lists all permissions,
 * which the app already knows.
 */
export const excepcionesQuery = () =>
  queryOptions({
    ...read('getExcepciones'),
    select: ([excepciones]) => excepciones,
  });
