import {
  type Borrador,
  type CategoriaBorrador,
  claveOf,
  type MisionBorrador,
  withEveryLevel,
} from './borrador';

type MisionEscalafon = Omit<MisionBorrador, 'clave'>;
type CategoriaEscalafon = Omit<CategoriaBorrador, 'misiones'> & {
  readonly misiones: readonly MisionEscalafon[];
};

/** The draft of a ladder: new missions get keys, and missing levels are added. */
export const toBorrador = (categorias: readonly CategoriaEscalafon[]): Borrador => ({
  categorias: withEveryLevel(
    categorias.map((categoria) => ({
      ...categoria,
      misiones: categoria.misiones.map((mision, i) => ({
        ...mision,
        clave: mision.id === null ? `n${categoria.nivel}-${i + 1}` : claveOf(mision.id),
      })),
    })),
  ),
  destinos: {},
});

/** The draft in the form of the contract, without unused levels that have no missions. */
export function toEnviado({ categorias, destinos }: Borrador, version: string) {
  const places = new Map(
    categorias.flatMap(({ nivel, misiones }) =>
      misiones.map(({ clave }, i) => [clave, { nivel, posicion: i + 1 }]),
    ),
  );
  return {
    version,
    categorias: categorias
      .filter(({ activa, misiones }) => activa || misiones.length > 0)
      .map(({ misiones, ...categoria }) => ({
        ...categoria,
        misiones: misiones.map(({ id, nombre, precio, venta }) => ({ id, nombre, precio, venta })),
      })),
    destinos: Object.entries(destinos).flatMap(([id, clave]) => {
      const place = places.get(clave);
      return place ? [{ mision: Number(id), ...place }] : [];
    }),
  };
}
