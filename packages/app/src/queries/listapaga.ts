import type { components } from '@garita/api-client/schema';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

type ListaPaga = components['schemas']['ListaPaga'];

/** Credits, people and rows of the wire, by their names. */
const toLista = ([monto, personas, filas]: ListaPaga) => ({ monto, personas, filas });

/** The present pay list. */
export const listaPagaQuery = () => queryOptions({ ...read('getListaPaga'), select: toLista });

/** The rows made on some days, archived ones too. */
export const listaPagaPorFechaQuery = ({ inicio, final }: RangoFechas) =>
  queryOptions({
    ...read('getListaPagaPorFecha', { inicio, final }),
    select: toLista,
  });

/** What the pay of a row can buy: a read, with op 0 (`x-read-when`). Never an old one: it is what somebody decides by. */
export const ascensoPagaQuery = (id: number | null) =>
  queryOptions({
    ...read('ascensoPaga', { op: 0, id }),
    select: ({ data }) => data,
    staleTime: 0,
    gcTime: 0,
  });
