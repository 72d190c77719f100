import { PERMISOS } from '@garita/domain/acceso/permisos';
import type { Db } from '../../db/Db';
import {
  countPersonas,
  listCategoriaIds,
  lockCategoria,
  lockMision,
  replacePermisos,
  updateCategoria,
  updateMision,
} from './catalogo.repository';
import { permisosDeCategorias } from './rangos.repository';
import { getRangos } from './rangos.service';

export {
  listCategoriaIds,
  lockCategoria,
  lockMision,
  replacePermisos,
  updateCategoria,
  updateMision,
};

export async function listEditables(db: Db) {
  const { categorias } = await getRangos(db);
  const permisos = await permisosDeCategorias(db, {});
  const personas = new Map(
    (await countPersonas(db)).map((row) => [row.categoria_id, row.personas]),
  );
  return categorias.map((categoria) => ({
    ...categoria,
    permisos: PERMISOS.filter((code) =>
      permisos.some(
        ({ categoria_id, codigo }) => categoria_id === categoria.id_categoria && codigo === code,
      ),
    ),
    personas: personas.get(categoria.id_categoria) ?? 0,
  }));
}

export const listMisionesEditables = async (db: Db) =>
  (await getRangos(db)).categorias.flatMap(({ misiones }) => misiones);
