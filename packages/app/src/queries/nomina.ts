import { unwrap } from '@garita/api-client/createClient';
import { joinNomina } from '@garita/domain/nomina/joinNomina';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

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

/** One period, joined the same way: a closed one as it was closed. */
export const nominaPeriodoQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('nomina', 'nominaPeriodo', id),
    queryFn: ({ signal }) => unwrap(api.GET('/ext/nomina/periodos/{id}', { signal, params: { path: { id } } })),
    select: joinNomina,
  });

/** The open period and the closed ones. */
export const nominaPeriodosQuery = () =>
  queryOptions({
    queryKey: queryKey('nomina', 'nominaPeriodos'),
    queryFn: ({ signal }) => unwrap(api.GET('/ext/nomina/periodos', { signal })),
  });

/** What closing the open period would close. Never an old one: it is what somebody decides by. */
export const nominaPreviaQuery = () =>
  queryOptions({
    queryKey: queryKey('nomina', 'nominaPrevia'),
    queryFn: ({ signal }) => unwrap(api.GET('/ext/nomina/previa', { signal })),
    staleTime: 0,
    gcTime: 0,
  });

/** Why a person earns what they earn; null = in the open period. */
export const nominaDetalleQuery = (id: number, periodo: number | null) =>
  queryOptions({
    queryKey: queryKey('nomina', 'nominaDetalle', id, periodo ?? 0),
    queryFn: ({ signal }) => unwrap(api.GET('/ext/nomina/detalle/{id}', { signal, params: { path: { id }, ...(periodo !== null && { query: { periodo } }) } })),
  });
