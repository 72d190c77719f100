import { foldCase } from '@garita/domain/formato/foldCase';
import { type Respuestas, readLista, readPorClave } from '@garita/domain/mudanza/respuestas';
import type { Fila } from '../db/insertRows';
import { StartError } from '../StartError';
import { withIds } from './withIds';

const TIEMPO = /^\d{1,6} (minute|hour|days)$/;
/** The wait of a category whose own is missing. */
const TIEMPO_SUPUESTO = '1 days';

type Categoria = ReturnType<typeof readLista<'allInfoRank'>>[number];

const atLeast0 = (count: number | null): number => Math.max(0, count ?? 0);

const toCategoria = (c: Categoria, id: number): Fila<'categorias'> => ({
  id,
  nombre: c.n_categoria?.slice(0, 100) ?? `Categoría ${id}`,
  placa: c.placa ?? '',
  traslado: c.traslado ?? '',
  traslado_venta: atLeast0(c.traslado_venta),
  asciende_hasta: atLeast0(c.asciende_hasta),
  nomina_asistencia: atLeast0(c.nomina_asistencia),
  nomina_ascenso: atLeast0(c.nomina_ascenso),
  nomina_times: atLeast0(c.nomina_times),
  boni_asistencia: atLeast0(c.boni_asistencia),
  boni_ascenso: atLeast0(c.boni_ascenso),
  boni_times: atLeast0(c.boni_times),
  ascenso: c.ascenso ?? '',
  tiempo_ascenso: TIEMPO.test(c.tiempo_ascenso ?? '')
    ? (c.tiempo_ascenso as string)
    : TIEMPO_SUPUESTO,
  paga_nomina: atLeast0(c.paga_nomina),
  paga_boni: atLeast0(c.paga_boni),
  porciento: c.porciento ?? '',
});

function readCategorias(respuestas: Respuestas, zona: string): Map<number, Categoria> {
  const full = readLista(respuestas, 'allInfoRank', zona);
  const rows = full.length > 0 ? full : readLista(respuestas, 'rangos', zona);
  return new Map(
    rows.flatMap((c) => (c.id_categoria && c.id_categoria > 0 ? [[c.id_categoria, c]] : [])),
  );
}

function readMisiones(
  respuestas: Respuestas,
  zona: string,
  categorias: ReadonlyMap<number, Categoria>,
) {
  const full = readLista(respuestas, 'allInfoMision', zona);
  const rows =
    full.length > 0 ? full : [...categorias.values()].flatMap(({ misiones }) => misiones);
  return rows.filter(
    ({ id_categoria, nombre }) =>
      id_categoria !== null && categorias.has(id_categoria) && nombre !== null,
  );
}

/** The missions on which people stand and that the list lacks: they have left the ladder. */
function readRetiradas(respuestas: Respuestas, zona: string, known: ReadonlySet<number | null>) {
  const found = new Map<number, { id: number; id_categoria: number; nombre: string }>();
  for (const [, info] of readPorClave(respuestas, 'userAllInfo', zona))
    if (info?.rango && info.categoria && info.mision && !known.has(info.rango))
      found.set(info.rango, { id: info.rango, id_categoria: info.categoria, nombre: info.mision });
  return [...found.values()];
}

export interface Escalafon {
  readonly categorias: readonly Fila<'categorias'>[];
  readonly misiones: readonly (Fila<'misiones'> & { readonly id: number })[];
  readonly misionDe: (nombre: string | null) => number | null;
  /** The lowest mission of a category; of the whole ladder if the category has none. */
  readonly primeraDe: (categoria: number | null) => number;
}

/** Plans the ladder. @throws StartError without any category or mission */
export function planEscalafon(respuestas: Respuestas, zona: string, corte: string): Escalafon {
  const said = readCategorias(respuestas, zona);
  const vivas = withIds(readMisiones(respuestas, zona, said));
  if (vivas.length === 0)
    throw new StartError(
      'La carpeta no trae las categorías con sus misiones (allInfoRank, allInfoMision): sin ellas nadie tiene rango.',
    );
  const retiradas = readRetiradas(respuestas, zona, new Set(vivas.map(({ id }) => id)));
  const categorias = [...said].map(([id, c]) => ({ ...toCategoria(c, id), activa: true }));
  const off = new Set(
    retiradas.map(({ id_categoria }) => id_categoria).filter((id) => !said.has(id)),
  );
  for (const id of off)
    categorias.push({
      id,
      nombre: `Categoría ${id}`,
      tiempo_ascenso: TIEMPO_SUPUESTO,
      activa: false,
    } as Fila<'categorias'> & { activa: boolean });
  const places = new Map<number, number>();
  const toMision = (
    m: {
      id: number;
      id_categoria: number | null;
      nombre: string | null;
      venta?: boolean | null;
      precio?: number | null;
    },
    retirada_en: string | null,
  ) => {
    const categoria_id = m.id_categoria as number;
    const posicion = (places.get(categoria_id) ?? 0) + 1;
    places.set(categoria_id, posicion);
    return {
      id: m.id,
      categoria_id,
      posicion,
      nombre: (m.nombre as string).slice(0, 100),
      venta: m.venta ?? false,
      precio: atLeast0(m.precio ?? 0),
      retirada_en,
    };
  };
  const misiones = [
    ...vivas.map((m) => toMision(m, null)),
    ...retiradas.map((m) => toMision(m, corte)),
  ];
  const byName = new Map(misiones.toReversed().map(({ id, nombre }) => [foldCase(nombre), id]));
  const ordered = misiones.toSorted(
    (a, b) => a.categoria_id - b.categoria_id || a.posicion - b.posicion,
  );
  return {
    categorias,
    misiones,
    misionDe: (nombre) => (nombre === null ? null : (byName.get(foldCase(nombre)) ?? null)),
    primeraDe: (categoria) =>
      (ordered.find(({ categoria_id }) => categoria_id === categoria) ?? ordered[0])?.id as number,
  };
}
