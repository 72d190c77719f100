import type { Holder } from '@garita/domain/acceso/holdsPermiso';
import { listAjenosDeCategoria } from '@garita/domain/acceso/listAjenosDeCategoria';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { ACCESO } from '@garita/domain/acceso/textos';
import { AGENCIA } from '@garita/domain/agencia/textos';
import type { Kysely } from 'kysely';
import { flag } from '../../contract/flag';
import type { DB } from '../../db/tables';
import type { Answers } from '../../db/trips/together';
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

/** `holdEscalafon`, to be asked together with what must not change under it. */
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

/** The public list of ranks: every category with its missions, and the icons of the memberships that halve requirements. */
export async function getRangos(db: Kysely<DB>) {
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

/** The ladder: every mission in order with its category, as the promotion rules read it. */
export const getEscalera = async (db: Kysely<DB>) => (await listMisiones(db)).map(toEscalon);

type PermisoRow = Awaited<ReturnType<typeof permisosDeCategorias>>[number];

/** The codes that somebody may not give a person of one category by moving them to another; null = of none, for who comes or comes back. */
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

/** Whoever gives somebody a category must hold the codes that the person gains by it. @throws Rechazo 403 with those that they lack. */
export async function requireCategoria(
  db: Kysely<DB>,
  giver: Holder,
  { antes, despues }: { antes: number | null; despues: number },
): Promise<void> {
  if (antes === despues) return;
  const ajenos = findAjenos(await permisosDeCategorias(db, {}), giver, antes, despues);
  if (ajenos.length > 0) throw Rechazo.forbidden(ACCESO.categoriaAjena(ajenos));
}

/** The categories in use, the ladder and what each category gives, to be asked together with other things, and what the answers say. */
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
  /** The codes of a step that somebody may not give a person of a category. */
  listAjenos: (giver: Holder, antes: number, despues: number) =>
    findAjenos(permisos, giver, antes, despues),
});

/** Categories by id, lowest first; those that are switched off too, on which dismissed people may stand who are still to be paid. */
export async function getCategorias(db: Kysely<DB>): Promise<ReadonlyMap<number, CategoriaRow>> {
  return new Map((await listTodasCategorias(db)).map((c) => [c.id, c]));
}

/** The last mission of the ladder, the owner's. @throws Rechazo 503 while the agency has no ladder. */
export async function getLastMision(db: Kysely<DB>) {
  const last = (await getEscalera(db)).at(-1);
  if (!last) throw Rechazo.unavailable(AGENCIA.sinConfigurar);
  return last;
}

/** The first mission of the ladder, where everybody begins. @throws Rechazo 503 while the agency has no ladder. */
export async function getFirstMision(db: Kysely<DB>) {
  const [first] = await getEscalera(db);
  if (!first) throw Rechazo.unavailable(AGENCIA.sinConfigurar);
  return first;
}
