import { formatCredits } from '../formato/credits';
import { formatNombres } from '../formato/formatNombres';
import type { Moneda } from '../formato/moneda';
import type { CategoriaBorrador, MisionBorrador } from './borrador';

interface Dicho {
  readonly sujeto: string;
  readonly texto: string;
}

const withPrecio = ({ nombre, precio }: MisionBorrador, moneda: Moneda): string =>
  precio ? `${nombre}, ${formatCredits(precio, moneda)}` : nombre;

function describeNuevas(
  nuevas: readonly MisionBorrador[],
  categoria: string,
  moneda: Moneda,
): Dicho[] {
  const [one, ...rest] = nuevas;
  if (!one) return [];
  const cuales =
    rest.length === 0 ? withPrecio(one, moneda) : formatNombres(nuevas.map(({ nombre }) => nombre));
  return [
    {
      sujeto: categoria,
      texto: `tiene ${rest.length === 0 ? 'una misión' : `${nuevas.length} misiones`} más: ${cuales}`,
    },
  ];
}

function describeMision(antes: MisionBorrador, despues: MisionBorrador, moneda: Moneda): Dicho[] {
  const nombre =
    antes.nombre === despues.nombre
      ? []
      : [{ sujeto: antes.nombre, texto: `pasa a llamarse ${despues.nombre}` }];
  const precio = `costará ${formatCredits(despues.precio ?? 0, moneda)} en lugar de ${formatCredits(antes.precio ?? 0, moneda)}`;
  return [
    ...nombre,
    ...(antes.precio === despues.precio ? [] : [{ sujeto: despues.nombre, texto: precio }]),
    ...(antes.venta === despues.venta
      ? []
      : [
          {
            sujeto: despues.nombre,
            texto: despues.venta === 1 ? 'sale a la venta' : 'deja de venderse',
          },
        ]),
  ];
}

/** The mission changes of a category that is in use before and after. */
export function describeMisiones(
  antes: CategoriaBorrador | undefined,
  despues: CategoriaBorrador,
  moneda: Moneda,
): Dicho[] {
  if (!antes?.activa || !despues.activa) return [];
  const find = (misiones: readonly MisionBorrador[], clave: string) =>
    misiones.find((mision) => mision.clave === clave);
  const stays = despues.misiones.flatMap((mision) => {
    const old = find(antes.misiones, mision.clave);
    return old ? [[old, mision] as const] : [];
  });
  const left = antes.misiones.filter(({ clave }) => find(despues.misiones, clave));
  const isReordered = left.some(({ clave }, i) => stays[i]?.[1].clave !== clave);
  const orden = `ordena así sus misiones: ${formatNombres(despues.misiones.map(({ nombre }) => nombre))}`;
  return [
    ...describeNuevas(
      despues.misiones.filter(({ clave }) => !find(antes.misiones, clave)),
      despues.nombre,
      moneda,
    ),
    ...antes.misiones
      .filter(({ clave }) => !find(despues.misiones, clave))
      .map(({ nombre }) => ({ sujeto: nombre, texto: 'se retira del escalafón' })),
    ...stays.flatMap(([old, mision]) => describeMision(old, mision, moneda)),
    ...(isReordered ? [{ sujeto: despues.nombre, texto: orden }] : []),
  ];
}
