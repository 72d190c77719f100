import type { Holder } from '@garita/domain/acceso/holdsPermiso';
import { listAjenosDeCategoria } from '@garita/domain/acceso/listAjenosDeCategoria';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { ACCESO } from '@garita/domain/acceso/textos';
import { AGENCIA } from '@garita/domain/agencia/textos';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import type { Answers } from '../../db/roundTrips/batch';
import { Rechazo } from '../../rechazo';
import {
  type CategoriaRow,
  categoriasEnUso,
  escalafonQuieto,
  holdEscalafon,
  listCategorias,
  listMisiones,
  listMisionesOf,
  listReductionIcons,
  listTodasCategorias,
  type MisionRow,
  misionesEnUso,
  permisosDeCategorias,
  selectTodasCategorias,
} from './rangos.repository';

/** {@link holdEscalafon} as a query for a batch. */
export const askEscalafonQuieto = () => escalafonQuieto.with({});

export {
  holdEscalafon,
  listCategorias,
  listMisiones as listPrecios,
  listMisionesOf,
  selectTodasCategorias,
};

const toMision = ({ id, categoria_id, nombre, venta, precio }: MisionRow) => ({
  id,
  id_categoria: categoria_id,
  nombre,
  venta: flag(venta),
  precio,
});

function toCategoria(
  { id, nombre, activa: _, asciende_nivel: __, ...rest }: CategoriaRow,
  misiones: readonly MisionRow[],
) {
  return {
    id_categoria: id,
    n_categoria: nombre,
    ...rest,
    misiones: misiones.filter((m) => m.categoria_id === id).map(toMision),
  };
}

/** The public list of ranks, and the icons of the memberships on offer that halve requirements. */
export async function getRangos(db: Db) {
  const [categorias, misiones, reduccion] = [
    await listCategorias(db),
    await listMisiones(db),
    await listReductionIcons(db),
  ];
  return { categorias: categorias.map((c) => toCategoria(c, misiones)), reduccion };
}

const toEscalon = ({ id, categoria_id, nombre }: MisionRow) => ({
  id,
  id_categoria: categoria_id,
  nombre,
});

export const getEscalera = async (db: Db) => (await listMisiones(db)).map(toEscalon);

type PermisoRow = Awaited<ReturnType<typeof permisosDeCategorias>>[number];

/**
 * The permission codes that a person would gain and that the giver may not give. `antes` is null if
 * the person arrives or returns.
 */
const findAjenos = (
  permisos: readonly PermisoRow[],
  giver: Holder,
  antes: number | null,
  despues: number,
): Permiso[] => {
  const codigosOf = (categoria: number | null) =>
    permisos.filter(({ categoria_id }) => categoria_id === categoria).map(({ codigo }) => codigo);
  return listAjenosDeCategoria(giver, codigosOf(antes), codigosOf(despues));
};

/**
 * Checks a change of category. @throws Rechazo 403 with the permission codes that the person would
 * gain and the giver lacks.
 */
export async function requireCategoria(
  db: Db,
  giver: Holder,
  { antes, despues }: { antes: number | null; despues: number },
): Promise<void> {
  if (antes === despues) return;
  const ajenos = findAjenos(await permisosDeCategorias(db, {}), giver, antes, despues);
  if (ajenos.length > 0) throw Rechazo.forbidden(ACCESO.categoriaAjena(ajenos));
}

/** The queries whose answers `readEscalafon` reads. */
export const askEscalafon = () => ({
  categorias: categoriasEnUso.with({}),
  misiones: misionesEnUso.with({}),
  permisos: permisosDeCategorias.with({}),
});
export const readEscalafon = ({
  categorias,
  misiones,
  permisos,
}: Answers<ReturnType<typeof askEscalafon>>) => ({
  categorias,
  escalera: misiones.map(toEscalon),
  listAjenos: (giver: Holder, antes: number, despues: number) =>
    findAjenos(permisos, giver, antes, despues),
});

/**
 * All categories by id, also inactive ones: a dismissed person with an unpaid pay may be in one.
 */
export async function getCategorias(db: Db): Promise<ReadonlyMap<number, CategoriaRow>> {
  return new Map((await listTodasCategorias(db)).map((c) => [c.id, c]));
}

/** The highest mission, which the owner has. @throws Rechazo 503 while the agency has no ladder. */
export async function getLastMision(db: Db) {
  const last = (await getEscalera(db)).at(-1);
  if (!last) throw Rechazo.unavailable(AGENCIA.sinConfigurar);
  return last;
}

/** The lowest mission, which newcomers get. @throws Rechazo 503 while the agency has no ladder. */
export async function getFirstMision(db: Db) {
  const [first] = await getEscalera(db);
  if (!first) throw Rechazo.unavailable(AGENCIA.sinConfigurar);
  return first;
}
