import { foldText } from '../formato/foldText';
import {
  type Borrador,
  type CategoriaBorrador,
  type MisionBorrador,
  withEveryLevel,
} from './borrador';

const isSame = (a: MisionBorrador, b: MisionBorrador): boolean =>
  foldText(a.nombre.trim()) === foldText(b.nombre.trim());

/** For each wanted mission, the existing mission of the same name, else of the same position. */
function matchMisiones(
  present: readonly MisionBorrador[],
  wanted: readonly MisionBorrador[],
): MisionBorrador[] {
  const byName = wanted.map((mision) => present.find((one) => isSame(one, mision)));
  const free = (mision: MisionBorrador | undefined) =>
    mision && !byName.includes(mision) ? mision : undefined;
  return wanted.map((mision, i) => {
    const own = byName[i] ?? free(present[i]);
    return own ? { ...mision, clave: own.clave, id: own.id, personas: own.personas } : mision;
  });
}

/**
 * Applies a template to the draft. People keep their level. They keep their mission if the template
 * has a mission of the same name or position. Levels that the template lacks are switched off. A
 * category that gives permissions keeps them; a category without permissions gets the template's.
 */
export function applyPlantilla(base: Borrador, plantilla: readonly CategoriaBorrador[]): Borrador {
  const categorias = withEveryLevel(base.categorias).map((present): CategoriaBorrador => {
    const wanted = plantilla.find(({ nivel, activa }) => nivel === present.nivel && activa);
    if (!wanted) return { ...present, activa: false };
    const nuevas = wanted.misiones.map((mision, i) => ({
      ...mision,
      clave: `n${present.nivel}-${i + 1}`,
      id: null,
      personas: 0,
    }));
    const permisos = present.permisos.length > 0 ? present.permisos : wanted.permisos;
    return { ...wanted, permisos, misiones: matchMisiones(present.misiones, nuevas) };
  });
  return { categorias, destinos: {} };
}
