import { foldText } from '../formato/foldText';
import { type Borrador, type CategoriaBorrador, claveOf, type MisionBorrador } from './borrador';

/** The price of a new mission minus the price of the mission below it, in credits. */
const STEP = 5;

const mapCategoria = (
  borrador: Borrador,
  nivel: number,
  edit: (categoria: CategoriaBorrador) => CategoriaBorrador,
): Borrador => ({
  ...borrador,
  categorias: borrador.categorias.map((categoria) =>
    categoria.nivel === nivel ? edit(categoria) : categoria,
  ),
});

const mapCategoriaOf = (
  borrador: Borrador,
  clave: string,
  edit: (categoria: CategoriaBorrador) => CategoriaBorrador,
): Borrador => ({
  ...borrador,
  categorias: borrador.categorias.map((categoria) =>
    categoria.misiones.some((mision) => mision.clave === clave) ? edit(categoria) : categoria,
  ),
});

function nextClave({ categorias, destinos }: Borrador): string {
  const taken = new Set([
    ...categorias.flatMap(({ misiones }) => misiones.map(({ clave }) => clave)),
    ...Object.values(destinos),
  ]);
  for (let i = 1; ; i++) if (!taken.has(`n${i}`)) return `n${i}`;
}

/**
 * Adds a mission at the top of its category. If the mission below is free, the new one is free too.
 * Its `venta` equals the `venta` of the mission below.
 */
export function addMision(borrador: Borrador, nivel: number, nombre: string): Borrador {
  const clave = nextClave(borrador);
  return mapCategoria(borrador, nivel, (categoria) => {
    const last = categoria.misiones.at(-1);
    const nueva: MisionBorrador = {
      clave,
      id: null,
      nombre,
      precio: last?.precio ? last.precio + STEP : 0,
      venta: last?.venta ?? 0,
      personas: 0,
    };
    return { ...categoria, misiones: [...categoria.misiones, nueva] };
  });
}

const isSame = (a: string, b: string): boolean => foldText(a.trim()) === foldText(b.trim());

/** If the category's `traslado` names the mission, renaming the mission changes `traslado` too. */
export const editMision = (
  borrador: Borrador,
  clave: string,
  cambio: Partial<Pick<MisionBorrador, 'nombre' | 'precio' | 'venta'>>,
): Borrador =>
  mapCategoriaOf(borrador, clave, (categoria) => {
    const antes = categoria.misiones.find((mision) => mision.clave === clave);
    const isGranted =
      antes !== undefined &&
      cambio.nombre !== undefined &&
      isSame(antes.nombre, categoria.traslado);
    return {
      ...categoria,
      ...(isGranted && { traslado: cambio.nombre }),
      misiones: categoria.misiones.map((mision) =>
        mision.clave === clave ? { ...mision, ...cambio } : mision,
      ),
    };
  });

/** `place` is a position in the mission's category, 0 the lowest. */
export const moveMision = (borrador: Borrador, clave: string, place: number): Borrador =>
  mapCategoriaOf(borrador, clave, (categoria) => {
    const moved = categoria.misiones.find((mision) => mision.clave === clave) as MisionBorrador;
    const rest = categoria.misiones.filter((mision) => mision !== moved);
    return {
      ...categoria,
      misiones: [...rest.slice(0, Math.max(0, place)), moved, ...rest.slice(Math.max(0, place))],
    };
  });

/** If the mission has people, call `setDestino` too. */
export const retireMision = (borrador: Borrador, clave: string): Borrador =>
  mapCategoriaOf(borrador, clave, (categoria) => ({
    ...categoria,
    misiones: categoria.misiones.filter((mision) => mision.clave !== clave),
  }));

/** Sets the new mission of a removed mission's people. */
export const setDestino = (borrador: Borrador, id: number, clave: string): Borrador => ({
  ...borrador,
  destinos: { ...borrador.destinos, [id]: clave },
});

/** Returns a removed mission to its position in `base`. */
export function restoreMision(borrador: Borrador, base: Borrador, id: number): Borrador {
  const categoria = base.categorias.find(({ misiones }) =>
    misiones.some((mision) => mision.id === id),
  );
  const mision = categoria?.misiones.find((one) => one.id === id);
  const isThere = borrador.categorias.some(({ misiones }) => misiones.some((one) => one.id === id));
  if (!categoria || !mision || isThere) return borrador;
  const { [id]: _, ...destinos } = borrador.destinos;
  const back = mapCategoria({ ...borrador, destinos }, categoria.nivel, (one) => ({
    ...one,
    misiones: [...one.misiones, mision],
  }));
  return moveMision(back, claveOf(id), categoria.misiones.indexOf(mision));
}

export const editCategoria = (
  borrador: Borrador,
  nivel: number,
  cambio: Partial<Omit<CategoriaBorrador, 'nivel' | 'misiones'>>,
): Borrador => mapCategoria(borrador, nivel, (categoria) => ({ ...categoria, ...cambio }));
