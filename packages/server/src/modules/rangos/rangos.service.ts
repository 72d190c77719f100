import { AGENCIA } from '@garita/domain/agencia/textos';
import type { Kysely } from 'kysely';
import { flag } from '../../contract/flag';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import {
  type CategoriaRow,
  holdEscalafon,
  listCategorias,
  listMisiones,
  listMisionesOf,
  listReductionIcons,
  listTodasCategorias,
  type MisionRow,
} from './rangos.repository';

export { holdEscalafon, listCategorias, listMisiones as listPrecios, listMisionesOf };

const toMision = ({ id, categoria_id, nombre, venta, precio }: MisionRow) => ({ id, id_categoria: categoria_id, nombre, venta: flag(venta), precio });

function toCategoria({ id, nombre, activa: _, asciende_nivel: __, ...rest }: CategoriaRow, misiones: readonly MisionRow[]) {
  return { id_categoria: id, n_categoria: nombre, ...rest, misiones: misiones.filter((m) => m.categoria_id === id).map(toMision) };
}

/** The public list of ranks: every category with its missions, and the icons of the memberships that halve requirements. */
export async function getRangos(db: Kysely<DB>) {
  const [categorias, misiones, reduccion] = [await listCategorias(db), await listMisiones(db), await listReductionIcons(db)];
  return { categorias: categorias.map((c) => toCategoria(c, misiones)), reduccion };
}

/** The ladder: every mission in order with its category, as the promotion rules read it. */
export async function getEscalera(db: Kysely<DB>) {
  const misiones = await listMisiones(db);
  return misiones.map(({ id, categoria_id, nombre }) => ({ id, id_categoria: categoria_id, nombre }));
}

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
