import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** Whose turn it is for this viewer: a minute changes it. */
export const turnosQuery = () => queryOptions({ ...read('turnosAscenso'), staleTime: 0 });
