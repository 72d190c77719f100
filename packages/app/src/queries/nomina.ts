import { joinNomina } from '@garita/domain/nomina/joinNomina';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The open pay period, its three arrays joined to one row per person. */
export const nominaQuery = () => queryOptions({ ...read('allNomina'), select: joinNomina });

/** The same for the entries of a range of days, across periods. */
export const nominaPorFechaQuery = ({ inicio, final }: RangoFechas) =>
  queryOptions({
    ...read('allNominaPorFecha', { inicio, final }),
    select: joinNomina,
  });

/** One period, joined in the same way; a closed period is shown as it was closed. */
export const nominaPeriodoQuery = (id: number | null) =>
  queryOptions({
    ...read('nominaPeriodo', { id }),
    select: joinNomina,
  });

/** The preview is never cached, since a decision depends on it. */
export const nominaPreviaQuery = () =>
  queryOptions({
    ...read('nominaPrevia'),
    staleTime: 0,
    gcTime: 0,
  });

/** The components of a person's pay. @param periodo null = the open period */
export const nominaDetalleQuery = (id: number | null, periodo: number | null) =>
  read('nominaDetalle', {
    id,
    ...(periodo !== null && { periodo }),
  });
