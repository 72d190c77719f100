import { unwrap } from '@garita/api-client/createClient';
import { formatIds } from '@garita/domain/paselista/lista';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

/** The present employees of the month. */
export const empleadosActivosQuery = () =>
  queryOptions({
    queryKey: queryKey('empleadomes', 'empleadoMes'),
    queryFn: ({ signal }) => unwrap(api.GET('/empleadoMes', { signal })),
  });

/** Everybody who is or was employee of the month. */
export const empleadosQuery = () =>
  queryOptions({
    queryKey: queryKey('empleadomes', 'allEmpleadoMes'),
    queryFn: ({ signal }) => unwrap(api.GET('/allEmpleadoMes', { signal })),
  });

/** Makes people employees of the month, by their ids. */
export const agregarEmpleados = () =>
  writeOptions('actionEmpleadoMes', (usuarios: readonly number[]) =>
    unwrap(api.POST('/actionEmpleadoMes', { body: { op: 0, usuarios: formatIds(usuarios) } })),
  );

/** Ends an entry by its id. */
export const sacarEmpleado = () => writeOptions('actionEmpleadoMes', (id: number) => unwrap(api.POST('/actionEmpleadoMes', { body: { op: 1, id } })));
