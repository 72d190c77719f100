import { shorten } from '@garita/domain/formato/shorten';
import { type Respuestas, readLista, readPorClave } from '@garita/domain/mudanza/respuestas';
import type { Fila } from '../db/insertRows';
import { atLeast0, type Categoria } from './categorias';

interface Vieja {
  readonly id: number;
  readonly id_categoria: number;
  readonly nombre: string;
  readonly venta?: boolean | null;
  readonly precio?: number | null;
}

export type Mision = Fila<'misiones'> & { readonly id: number };

const NOMBRE_LENGTH = 100;

/** The missions of the ladder; one without a name or a category is left out. */
export function readMisiones(
  respuestas: Respuestas,
  zona: string,
  categorias: ReadonlyMap<number, Categoria>,
) {
  const full = readLista(respuestas, 'allInfoMision', zona);
  const rows =
    full.length > 0 ? full : [...categorias.values()].flatMap(({ misiones }) => misiones);
  return rows.flatMap(({ id_categoria, nombre, ...rest }) =>
    id_categoria !== null && categorias.has(id_categoria) && nombre !== null
      ? [{ ...rest, id_categoria, nombre }]
      : [],
  );
}

/** The missions that people have and the list lacks: they have left the ladder. */
export function readRetiradas(
  respuestas: Respuestas,
  zona: string,
  known: ReadonlySet<number>,
): Vieja[] {
  const found = new Map<number, Vieja>();
  for (const [, info] of readPorClave(respuestas, 'userAllInfo', zona))
    if (info?.rango && info.categoria && info.mision && !known.has(info.rango))
      found.set(info.rango, { id: info.rango, id_categoria: info.categoria, nombre: info.mision });
  return [...found.values()];
}

/** Makes the rows of missions. Within a category, the order of the calls is the order of the ladder. */
export function createToMision() {
  const places = new Map<number, number>();
  return (vieja: Vieja, retirada_en: string | null): Mision => {
    const posicion = (places.get(vieja.id_categoria) ?? 0) + 1;
    places.set(vieja.id_categoria, posicion);
    return {
      id: vieja.id,
      categoria_id: vieja.id_categoria,
      posicion,
      nombre: shorten(vieja.nombre, NOMBRE_LENGTH),
      venta: vieja.venta ?? false,
      precio: atLeast0(vieja.precio),
      retirada_en,
    };
  };
}
