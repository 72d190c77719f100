import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/**
 * The code that identifies the user's connection. It may change, so every registration refetches
 * it.
 */
export const ipdetectQuery = () => queryOptions({ ...read('ipdetect'), staleTime: 0 });
