import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

/** The discount codes that can be used. */
export const descuentosQuery = () =>
  queryOptions({
    queryKey: queryKey('descuentos', 'getAllDescuentos'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAllDescuentos', { signal })),
  });

export interface NuevoDescuento {
  readonly codigo: string;
  /** Percent; null = none given. */
  readonly descuento: number | null;
}

/** Makes a code. */
export const crearDescuento = () =>
  writeOptions('actionDescuentos', ({ codigo, descuento }: NuevoDescuento) =>
    unwrap(api.POST('/actionDescuentos', { body: { op: 0, codigo, ...(descuento !== null && { descuento }) } })),
  );

/** Deletes a code by its id. */
export const borrarDescuento = () => writeOptions('actionDescuentos', (id: number) => unwrap(api.POST('/actionDescuentos', { body: { op: 1, id } })));

/** What a code is worth, whatever its case; asked for anew each time, since it may have been deleted. */
export const descuentoQuery = (code: string) =>
  queryOptions({
    queryKey: queryKey('descuentos', 'getDescuento', code),
    queryFn: ({ signal }) => unwrap(api.POST('/getDescuento', { signal, body: { code } })),
    staleTime: 0,
  });
