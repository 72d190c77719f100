import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/**
 * The first steps that a new agency has not done yet. Acts on any screen complete a step, so the
 * steps are refetched on every mount.
 */
export const primerosPasosQuery = () => queryOptions({ ...read('primerosPasos'), staleTime: 0 });
