import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

/** Every demotion. */
export const degradosQuery = () =>
  queryOptions({
    queryKey: queryKey('degrados', 'getAllDegrados'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAllDegrados', { signal })),
  });

/** Demotes somebody to a mission, given by its id. */
export const degradar = () =>
  writeOptions('actionDegrado', (body: { usuario: number; motivo: string; rango: number }) => unwrap(api.POST('/actionDegrado', { body })));
