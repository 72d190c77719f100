import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** Never cached: a dismissal or a veto may be only a minute old. */
export const puertaQuery = (nombre: string) =>
  queryOptions({ ...read('puerta', { nombre }), staleTime: 0, gcTime: 0 });

export const puertaAvatarQuery = (nombre: string) =>
  queryOptions({ ...read('puertaAvatar', { nombre }), staleTime: 0, gcTime: 0 });
