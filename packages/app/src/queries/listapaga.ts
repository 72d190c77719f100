import type { components } from '@garita/api-client/schema';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

type ListaPaga = components['schemas']['ListaPaga'];

/** The answer's three parts: the credits, the number of people and the rows. */
const toLista = ([monto, personas, filas]: ListaPaga) => ({ monto, personas, filas });

export const listaPagaQuery = () => queryOptions({ ...read('getListaPaga'), select: toLista });

/** The rows created within a range of days, archived ones included. */
export const listaPagaPorFechaQuery = ({ inicio, final }: RangoFechas) =>
  queryOptions({
    ...read('getListaPagaPorFecha', { inicio, final }),
    select: toLista,
  });

/**
 * The mission that a payment can buy, and the mission's price. With `op` 0 the call only reads
 * (`x-read-when`). The answer is never cached, since a decision depends on it.
 */
export const ascensoPagaQuery = (id: number | null) =>
  queryOptions({
    ...read('ascensoPaga', { op: 0, id }),
    select: ({ data }) => data,
    staleTime: 0,
    gcTime: 0,
  });
