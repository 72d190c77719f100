import { joinNomina } from '@garita/domain/nomina/joinNomina';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The payroll of the open period. Its three lists are joined to one row per person. */
export const nominaQuery = () => queryOptions({ ...read('allNomina'), select: joinNomina });

/** The payroll of a range of days, with the entries of all periods. One row per person. */
export const nominaPorFechaQuery = ({ inicio, final }: RangoFechas) =>
  queryOptions({
    ...read('allNominaPorFecha', { inicio, final }),
    select: joinNomina,
  });

/**
 * The payroll of one period, one row per person. A closed period is shown as it was when it was
 * closed.
 */
export const nominaPeriodoQuery = (id: number | null) =>
  queryOptions({
    ...read('nominaPeriodo', { id }),
    select: joinNomina,
  });

/** The preview of closing the period. It is never cached, since a decision depends on it. */
export const nominaPreviaQuery = () =>
  queryOptions({
    ...read('nominaPrevia'),
    staleTime: 0,
    gcTime: 0,
  });

/** The entries from which a person's pay follows. @param periodo null = the open period */
export const nominaDetalleQuery = (id: number | null, periodo: number | null) =>
  read('nominaDetalle', {
    id,
    ...(periodo !== null && { periodo }),
  });
