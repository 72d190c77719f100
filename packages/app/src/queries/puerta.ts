import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** Never cached: a dismissal or a veto may be only a minute old. */
export const puertaQuery = (nombre: string) =>
  queryOptions({ ...read('puerta', { nombre }), staleTime: 0, gcTime: 0 });

/**
 * Stale after the minute for which the server keeps an answer. A refetch at each focus of the window
 * would use up the questions that a person may ask.
 */
export const puertaAvatarQuery = (nombre: string) =>
  queryOptions({ ...read('puertaAvatar', { nombre }), staleTime: 60_000, gcTime: 0 });
