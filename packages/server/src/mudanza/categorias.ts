import { shorten } from '@garita/domain/formato/shorten';
import { type Respuestas, readLista } from '@garita/domain/mudanza/respuestas';
import type { Fila } from '../db/insertRows';

const TIEMPO = /^\d{1,6} (minute|hour|days)$/;
/** The wait of a category whose own is missing. */
const TIEMPO_SUPUESTO = '1 days';

export type Categoria = ReturnType<typeof readLista<'allInfoRank'>>[number];

export const atLeast0 = (count: number | null | undefined): number => Math.max(0, count ?? 0);

/** @param c null for a level that the old portal has switched off and no longer describes */
export const toCategoria = (c: Categoria | null, id: number): Fila<'categorias'> => ({
  id,
  nombre: shorten(c?.n_categoria ?? `Categoría ${id}`, 100),
  placa: c?.placa ?? '',
  placa_avatar: c?.placa_avatar ?? '',
  traslado: c?.traslado ?? '',
  traslado_venta: atLeast0(c?.traslado_venta),
  asciende_hasta: atLeast0(c?.asciende_hasta),
  nomina_asistencia: atLeast0(c?.nomina_asistencia),
  nomina_ascenso: atLeast0(c?.nomina_ascenso),
  nomina_times: atLeast0(c?.nomina_times),
  boni_asistencia: atLeast0(c?.boni_asistencia),
  boni_ascenso: atLeast0(c?.boni_ascenso),
  boni_times: atLeast0(c?.boni_times),
  ascenso: c?.ascenso ?? '',
  tiempo_ascenso: TIEMPO.test(c?.tiempo_ascenso ?? '')
    ? (c?.tiempo_ascenso as string)
    : TIEMPO_SUPUESTO,
  paga_nomina: atLeast0(c?.paga_nomina),
  paga_boni: atLeast0(c?.paga_boni),
  porciento: c?.porciento ?? '',
  activa: c !== null,
});

export function readCategorias(respuestas: Respuestas, zona: string): Map<number, Categoria> {
  const full = readLista(respuestas, 'allInfoRank', zona);
  const rows = full.length > 0 ? full : readLista(respuestas, 'rangos', zona);
  return new Map(
    rows.flatMap((c) => (c.id_categoria && c.id_categoria > 0 ? [[c.id_categoria, c]] : [])),
  );
}
