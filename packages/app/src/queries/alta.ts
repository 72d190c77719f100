import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** What a new agency has left to do. What is done anywhere may tick a step, so each look at it asks. */
export const primerosPasosQuery = () => queryOptions({ ...read('primerosPasos'), staleTime: 0 });
