import { CATEGORIA } from '../acceso/permisos';
import { foldText } from '../formato/foldText';
import { categoriaRules, misionRules } from '../mantenimiento/catalogo.rules';
import { findFailure } from '../reglas/Rule';
import {
  type Borrador,
  type CategoriaBorrador,
  listActivas,
  type MisionBorrador,
} from './borrador';
import { listSalidas } from './listSalidas';
import { ESCALAFON } from './textos';

export interface Fallo {
  /** The server's name: `categorias.5.nombre`, `misiones.m12.precio`, `destinos.12`. */
  readonly campo: string;
  readonly texto: string;
  /** The level that shows the fault; null for the ladder as a whole. */
  readonly nivel: number | null;
}

/** Maximum number of missions in a category. */
export const MISIONES_MAXIMO = 100;
/** Longest name, in characters. */
export const NOMBRE_MAXIMO = 100;

function findNombre(nombre: string, vacio: string): string | null {
  if (nombre.trim() === '') return vacio;
  return [...nombre].length > NOMBRE_MAXIMO ? ESCALAFON.largo(NOMBRE_MAXIMO) : null;
}

function listFallosMision(
  mision: MisionBorrador,
  { nivel, nombre, misiones }: CategoriaBorrador,
): Fallo[] {
  const at = (campo: string, texto: string): Fallo[] => [
    { campo: `misiones.${mision.clave}.${campo}`, texto, nivel },
  ];
  const texto = findNombre(mision.nombre, ESCALAFON.misionSinNombre);
  if (texto) return at('nombre', texto);
  const failure = findFailure(misionRules, {
    nombre: mision.nombre,
    venta: mision.venta,
    precio: mision.precio,
  });
  if (failure) return at(failure.campo, `${mision.nombre}: ${failure.texto.toLowerCase()}`);
  const isSame = (one: MisionBorrador) =>
    foldText(one.nombre.trim()) === foldText(mision.nombre.trim());
  return misiones.find(isSame) === mision
    ? []
    : at('nombre', ESCALAFON.repetida(mision.nombre, nombre));
}

function listFallosCategoria(categoria: CategoriaBorrador): Fallo[] {
  const { nivel, nombre, misiones } = categoria;
  const at = (campo: string, texto: string): Fallo => ({
    campo: `categorias.${nivel}.${campo}`,
    texto,
    nivel,
  });
  const texto = findNombre(nombre, ESCALAFON.categoriaSinNombre(nivel));
  // `asciende_hasta` may name any level: saving skips unused levels.
  const failure =
    texto === null &&
    findFailure(categoriaRules, {
      ...categoria,
      n_categoria: nombre,
      permisos: [],
      categorias: 10_000,
      alcance: 10_000,
    });
  return [
    ...(texto ? [at('nombre', texto)] : []),
    ...(failure ? [at(failure.campo, `${nombre}: ${failure.texto.toLowerCase()}`)] : []),
    ...(misiones.length === 0 ? [at('misiones', ESCALAFON.sinMisiones(nombre))] : []),
    ...(misiones.length > MISIONES_MAXIMO
      ? [at('misiones', ESCALAFON.demasiadas(nombre, MISIONES_MAXIMO))]
      : []),
    ...misiones.flatMap((mision) => listFallosMision(mision, categoria)),
  ];
}

/** A mission stays in its category: otherwise its people's history would name another category. */
function listMudadas(base: Borrador, borrador: Borrador): Fallo[] {
  const home = new Map(
    base.categorias.flatMap(({ nivel, misiones }) => misiones.map(({ id }) => [id, nivel])),
  );
  return borrador.categorias.flatMap(({ nivel, misiones }) =>
    misiones
      .filter(({ id }) => id !== null && home.get(id) !== nivel)
      .map(({ clave, nombre }) => ({
        campo: `misiones.${clave}`,
        texto: ESCALAFON.deOtra(nombre),
        nivel,
      })),
  );
}

/** Empty if the draft may be sent; the server checks more. `base` is the saved ladder. */
export function findFallos(base: Borrador, borrador: Borrador): Fallo[] {
  const activas = listActivas(borrador);
  return [
    ...(activas.some(({ nivel }) => nivel < CATEGORIA.gerencia)
      ? []
      : [{ campo: 'categorias', texto: ESCALAFON.sinPrincipio, nivel: null }]),
    ...activas.flatMap(listFallosCategoria),
    ...listMudadas(base, borrador),
    ...listSalidas(base, borrador)
      .filter(({ mision, destino }) => mision.personas > 0 && destino === null)
      .map(({ mision }) => ({
        campo: `destinos.${mision.id}`,
        texto: ESCALAFON.sinDestino(mision.personas, mision.nombre),
        nivel: mision.nivel,
      })),
  ];
}
