import { foldCase } from '@garita/domain/formato/foldCase';
import { shorten } from '@garita/domain/formato/shorten';
import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Origen } from '../Origen';
import type { Traido } from '../Traido';
import { withIds } from '../withIds';

export type OrigenVenta = 'membresia' | 'mision' | 'traslado';

/** A person of the agency, or the name of an outsider. */
interface Comprador {
  readonly usuario_id: number | null;
  readonly externo: string | null;
}

interface Compra {
  readonly usuario: number | null;
  readonly usuarioNombre: string | null;
  readonly externo: boolean | null;
}

const NAME_LENGTH = 100;

/** The buyer; null if a person of the agency is unknown. */
export function compradorOf(
  { personaDe }: Pick<Origen, 'personaDe'>,
  { usuario, usuarioNombre, externo }: Compra,
): Comprador | null {
  if (externo && usuarioNombre !== null)
    return { usuario_id: null, externo: shorten(usuarioNombre, NAME_LENGTH) };
  const id = personaDe(usuarioNombre, usuario);
  return id === null ? null : { usuario_id: id, externo: null };
}

/** The same sale, in the list of sales and in the list of what was sold. */
const keyOf = (
  origen: OrigenVenta,
  encargado: number,
  { usuario_id, externo }: Comprador,
  fecha: string,
): string => [origen, encargado, usuario_id ?? foldCase(externo ?? ''), fecha].join('|');

const origenOf = (descripcion: string): OrigenVenta =>
  /^traslado/i.test(descripcion)
    ? 'traslado'
    : /^membres/i.test(descripcion)
      ? 'membresia'
      : 'mision';

/** Takes the sale of something sold, once; null if the list of sales lacks it. */
export type TakeVenta = (
  origen: OrigenVenta,
  encargado: number,
  comprador: Comprador,
  fecha: string,
) => number | null;

/** The sales, and a function that finds them by what was sold. */
export function bringVentas(origen: Origen, traido: Traido): TakeVenta {
  const byKey = new Map<string, number[]>();
  for (const venta of withIds(readLista(origen.respuestas, 'allVentas', origen.zona))) {
    const { id, fecha, credito, descripcion } = venta;
    const encargado = origen.personaDe(venta.encargoNombre, venta.encargado);
    const comprador = compradorOf(origen, venta);
    if (encargado === null || comprador === null || fecha === null || descripcion === null) {
      const texto = descripcion === null ? null : `${descripcion}: ${credito ?? 0}`;
      traido.frase({
        persona: comprador?.usuario_id ?? null,
        fuente: 'misiones',
        texto,
        encargado,
        fecha,
      });
      continue;
    }
    const kind = origenOf(descripcion);
    traido.add('ventas', {
      id,
      encargado_id: encargado,
      ...comprador,
      origen: kind,
      descripcion,
      credito: Math.max(0, credito ?? 0),
      fecha,
      pagado_en: venta.pagado ? (venta.pagado_en ?? origen.corte) : null,
      pagado_por: venta.pagado ? origen.personaDe(venta.pagadoNombre) : null,
    });
    const key = keyOf(kind, encargado, comprador, fecha);
    byKey.set(key, [...(byKey.get(key) ?? []), id]);
  }
  return (...sale) => byKey.get(keyOf(...sale))?.pop() ?? null;
}
