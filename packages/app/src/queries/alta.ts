import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** A new agency's open steps. Acts anywhere complete a step, so it is refetched on every mount. */
export const primerosPasosQuery = () => queryOptions({ ...read('primerosPasos'), staleTime: 0 });
