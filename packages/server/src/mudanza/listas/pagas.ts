import { parseDay } from '@garita/domain/formato/days';
import { shorten } from '@garita/domain/formato/shorten';
import { momentOf } from '@garita/domain/formato/zona';
import { readLista, readPorClave } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';
import type { Cobrado } from './cobros';

type Pago = ReturnType<typeof readLista<'getListaPaga'>>['filas'][number];
/** A row with the beginning of its week, for portals that give no date. */
type PagoDado = Pago & { readonly semana: string | null; readonly enLista: boolean };

const PAGA_LENGTH = 100;

/** Old rows without an id are the same if they are of the same person and amount. */
const keyOf = ({ id, usuarioNombre, monto }: Pago): string =>
  id === null ? `${usuarioNombre} ${monto}` : String(id);

/**
 * The present list, and then the rows of the weeks, the newest first, that it lacks. Rows without an
 * id are in the list only if they are of the newest week: other weeks may repeat an amount.
 */
function listPagos({ respuestas, zona }: Origen): PagoDado[] {
  const lista = readLista(respuestas, 'getListaPaga', zona).filas;
  const listed = new Set(lista.map(keyOf));
  const semanas = readPorClave(respuestas, 'getListaPagaPorFecha', zona)
    .toSorted(([a], [b]) => b.localeCompare(a))
    .flatMap(([lunes, { filas }], index) => {
      const isKnown = (pago: Pago) => (pago.id !== null || index === 0) && listed.has(keyOf(pago));
      const day = parseDay(lunes);
      const semana = day === null ? null : new Date(momentOf(day, zona)).toISOString();
      return filas
        .filter((pago) => !isKnown(pago))
        .map((pago) => ({ ...pago, semana, enLista: false }));
    });
  return [...lista.map((pago) => ({ ...pago, semana: null, enLista: true })), ...semanas];
}

/** The pays. Pays of old weeks are archived. @returns the rows with the fines that each collected */
export function bringPagas(origen: Origen, traido: Traido): Cobrado[] {
  const unpaid = new Set<number>();
  return withIds(listPagos(origen)).flatMap((pago) => {
    const usuario = origen.personaDe(pago.usuarioNombre, pago.usuario);
    if (usuario === null) {
      traido.quedan++;
      return [];
    }
    const creado = pago.fecha ?? pago.semana ?? origen.corte;
    const isArchivado =
      !pago.enLista || pago.archivado === true || (!pago.pagado && unpaid.has(usuario));
    if (!isArchivado && !pago.pagado) unpaid.add(usuario);
    const mision = pago.pagado && (pago.gastado ?? 0) > 0 ? origen.misionDe(pago.ascenso) : null;
    const fila = {
      id: pago.id,
      usuario_id: usuario,
      categoria_id: pago.categoria ?? 1,
      paga: pago.paga === null ? null : shorten(pago.paga, PAGA_LENGTH),
      monto: Math.max(0, pago.monto ?? 0),
      creado_en: creado,
      pagado_en: pago.pagado ? (pago.fechaPago ?? creado) : null,
      pagado_por: pago.pagado ? origen.personaDe(pago.encargadoNombre) : null,
      archivado_en: isArchivado ? origen.corte : null,
      mision_id: mision,
      gastado: mision === null ? 0 : (pago.gastado as number),
    };
    traido.add('pagos', fila);
    return [{ fila, multa: pago.multa ?? 0 }];
  });
}
