import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The viewer's turns; they change by the minute. */
export const turnosQuery = () => queryOptions({ ...read('turnosAscenso'), staleTime: 0 });
