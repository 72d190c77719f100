import { unwrap } from '@garita/api-client/createClient';
import { joinNomina } from '@garita/domain/nomina/joinNomina';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

/** The open pay period, its three arrays joined to one row a person. */
export const nominaQuery = () =>
  queryOptions({
    queryKey: queryKey('nomina', 'allNomina'),
    queryFn: ({ signal }) => unwrap(api.GET('/allNomina', { signal })),
    select: joinNomina,
  });

/** The same over the entries of some days, whatever their period. */
export const nominaPorFechaQuery = ({ inicio, final }: RangoFechas) =>
  queryOptions({
    queryKey: queryKey('nomina', 'allNominaPorFecha', inicio, final),
    queryFn: ({ signal }) => unwrap(api.POST('/allNomina', { signal, body: { inicio, final } })),
    select: joinNomina,
  });

export interface AjusteNomina {
  /** The row, which is the person's id. */
  readonly id: number;
  /** 0 adds, 1 subtracts. */
  readonly opcion: 0 | 1;
  /** 0 promotions, 1 attendances, 2 minutes. */
  readonly requisitos: 0 | 1 | 2;
  readonly cantidad: number;
}

/** Adds to or takes from what a person is credited. */
export const ajustarNomina = () => writeOptions('ajustarNomina', (body: AjusteNomina) => unwrap(api.POST('/ajustarNomina', { body })));
