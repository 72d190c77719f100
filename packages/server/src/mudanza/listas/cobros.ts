import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Fila } from '../../db/insertRows';
import type { Origen } from '../Origen';
import { withIds } from '../withIds';

interface Cobro {
  readonly pago: number;
  readonly fecha: string;
  readonly encargado: number | null;
}
export type CobroDe = (multa: number) => Cobro | null;

/** A row of the pay list, with the fines that it collected, in credits. */
export interface Cobrado {
  readonly fila: Fila<'pagos'> & { readonly id: number };
  readonly multa: number;
}

/**
 * Finds the row of the pay list that collected each fine. A payment collects all that its person owes, so
 * the sum of the fines since the last payment must equal what the row says; otherwise it is not known.
 */
export function findCobros(origen: Origen, pagos: readonly Cobrado[]): CobroDe {
  const found = new Map<number, Cobro>();
  const multas = withIds(readLista(origen.respuestas, 'getAllMultas', origen.zona)).filter(
    ({ cobrado, lista }) => cobrado && lista !== false,
  );
  const paid = pagos
    .filter(({ fila, multa }) => fila.pagado_en !== null && multa > 0)
    .toSorted((a, b) => String(a.fila.pagado_en).localeCompare(String(b.fila.pagado_en)));
  for (const { fila, multa } of paid) {
    const fecha = String(fila.pagado_en);
    const own = multas.filter(
      (one) =>
        origen.personaDe(one.usuarioNombre, one.usuario) === fila.usuario_id &&
        !found.has(one.id) &&
        one.fecha !== null &&
        one.fecha <= fecha,
    );
    if (own.reduce((sum, { creditos }) => sum + (creditos ?? 0), 0) !== multa) continue;
    for (const { id } of own)
      found.set(id, { pago: fila.id, fecha, encargado: fila.pagado_por ?? null });
  }
  return (multa) => found.get(multa) ?? null;
}
