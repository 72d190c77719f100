import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The connection's code; refetched at every registration, since it may change. */
export const ipdetectQuery = () => queryOptions({ ...read('ipdetect'), staleTime: 0 });
