import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import type { AscensoVisto } from '@garita/ui/screens/listapaga/ListaPagaScreen';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

type ListaPaga = components['schemas']['ListaPaga'];

/** Credits, people and rows of the wire, by their names. */
const toLista = ([monto, personas, filas]: ListaPaga) => ({ monto, personas, filas });

/** The present pay list. */
export const listaPagaQuery = () =>
  queryOptions({
    queryKey: queryKey('listapaga', 'getListaPaga'),
    queryFn: ({ signal }) => unwrap(api.GET('/getListaPaga', { signal })),
    select: toLista,
  });

/** The rows made on some days, archived ones too. */
export const listaPagaPorFechaQuery = ({ inicio, final }: RangoFechas) =>
  queryOptions({
    queryKey: queryKey('listapaga', 'getListaPagaPorFecha', inicio, final),
    queryFn: ({ signal }) => unwrap(api.POST('/getListaPaga', { signal, body: { inicio, final } })),
    select: toLista,
  });

/** What the pay of a row can buy: a read, with op 0 (`x-read-when`). Never an old one: it is what somebody decides by. */
export const ascensoPagaQuery = (id: number) =>
  queryOptions({
    queryKey: ['listapaga', 'ascensoPaga', id] as const,
    queryFn: async ({ signal }) => (await unwrap(api.POST('/ascensoPaga', { signal, body: { op: 0, id } }))).data,
    staleTime: 0,
    gcTime: 0,
  });

/** Builds the unpaid rows, or brings them up to date. */
export const actualizarLista = () => writeOptions('updateLista', () => unwrap(api.GET('/updateLista')));

export interface PagoMarcado {
  readonly id: number;
  readonly pagada: boolean;
  /** What was seen to be left of the pay after the fine. */
  readonly total: number;
}

/** Marks a row as paid, as long as it comes to what was seen, or as not paid. */
export const pagar = () =>
  writeOptions('pagar', ({ id, pagada, total }: PagoMarcado) => unwrap(api.POST('/pagar', { body: pagada ? { id, op: 1, total } : { id, op: 0 } })));

/** Spends a pay on a promotion, as long as it is the one that was seen. */
export const ascenderConPaga = () => writeOptions('ascensoPaga', (visto: AscensoVisto) => unwrap(api.POST('/ascensoPaga', { body: { op: 1, ...visto } })));

/** Closes the payroll's open period, as long as it is the expected one (op 0), or archives the rows of the pay list (op 1). */
export const reiniciar = () =>
  writeOptions('actionReiniciar', (body: { op: 0; periodo: number } | { op: 1 }) => unwrap(api.POST('/actionReiniciar', { body })));
