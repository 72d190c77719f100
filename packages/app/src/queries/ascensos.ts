import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The people whom the viewer may promote, and when. Always stale, since it changes with time. */
export const turnosQuery = () => queryOptions({ ...read('turnosAscenso'), staleTime: 0 });
