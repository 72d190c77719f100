import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/**
 * The code of this connection; refetched at every registration, since it changes with the
 * connection.
 */
export const ipdetectQuery = () => queryOptions({ ...read('ipdetect'), staleTime: 0 });
