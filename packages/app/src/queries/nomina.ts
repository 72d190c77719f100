import { joinNomina } from '@garita/domain/nomina/joinNomina';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The open pay period, its three arrays joined to one row a person. */
export const nominaQuery = () => queryOptions({ ...read('allNomina'), select: joinNomina });

/** The same over the entries of some days, whatever their period. */
export const nominaPorFechaQuery = ({ inicio, final }: RangoFechas) =>
  queryOptions({
    ...read('allNominaPorFecha', { inicio, final }),
    select: joinNomina,
  });

/** One period, joined the same way: a closed one as it was closed. */
export const nominaPeriodoQuery = (id: number | null) =>
  queryOptions({
    ...read('nominaPeriodo', { id }),
    select: joinNomina,
  });

/** What closing the open period would close. Never an old one: it is what somebody decides by. */
export const nominaPreviaQuery = () =>
  queryOptions({
    ...read('nominaPrevia'),
    staleTime: 0,
    gcTime: 0,
  });

/** Why a person earns what they earn; null = in the open period. */
export const nominaDetalleQuery = (id: number | null, periodo: number | null) =>
  read('nominaDetalle', {
    id,
    ...(periodo !== null && { periodo }),
  });
