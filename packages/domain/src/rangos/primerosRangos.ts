import { waitOf } from '../ascensos/tiempoAscenso';

interface Categoria {
  readonly id: number;
  /** `<number> <unit>`, as on the wire. */
  readonly tiempo_ascenso: string;
  /** Credits a week. */
  readonly paga_nomina: number;
}

interface Mision {
  readonly nombre: string;
  readonly categoria_id: number;
}

const MINUTE = 60_000;

/**
 * The prospects of a recruit: the pay, and the minutes of waiting before the third category, if
 * every promotion goes one mission up. Null without missions. Both lists are in ladder order.
 */
export function primerosRangos(categorias: readonly Categoria[], misiones: readonly Mision[]) {
  const used = categorias.filter(({ id }) => misiones.some((m) => m.categoria_id === id));
  const [first, , third] = used;
  const recluta = misiones.find(({ categoria_id }) => categoria_id === first?.id);
  if (!first || !recluta) return null;
  const tercera = third && misiones.find(({ categoria_id }) => categoria_id === third.id);
  const wait = used
    .slice(0, tercera ? 2 : 0)
    .reduce(
      (sum, { id, tiempo_ascenso }) =>
        sum + waitOf(tiempo_ascenso) * misiones.filter((m) => m.categoria_id === id).length,
      0,
    );
  return {
    recluta: recluta.nombre,
    paga: first.paga_nomina,
    tercera: tercera?.nombre ?? null,
    minutos: wait / MINUTE,
  };
}
