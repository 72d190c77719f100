import type { Permiso } from '@garita/domain/acceso/permisos';
import { type ActoId, listSinNadie } from '@garita/domain/acceso/sinNadie';
import { must } from '@garita/domain/must';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { listExcepcionesActivas } from '../excepciones/excepciones.service';
import { listEditables } from '../rangos/catalogo.service';
import { findDuenia, hasOthers, listCodigosEnUso, listQuienes } from './matriz.repository';

/** The acts that only the owner can do; none while the owner is the only active person. */
export const getSinNadie = async (db: Db): Promise<ActoId[]> =>
  (await hasOthers(db)) ? listSinNadie(await listCodigosEnUso(db)) : [];

export async function getMatriz(db: Db) {
  const categorias = await listEditables(db);
  return {
    categorias: categorias.map(({ id_categoria, n_categoria, placa, personas, permisos }) => ({
      id_categoria,
      n_categoria,
      placa,
      personas,
      permisos,
    })),
    excepciones: await listExcepcionesActivas(db),
    sinNadie: await getSinNadie(db),
    duenia: must(await findDuenia(db), 'The owner of the agency'),
  };
}

/**
 * The people who have a permission code, and whether each has it by the category or by an
 * exception.
 */
export async function findQuienes(db: Db, codigo: Permiso) {
  const rows = await listQuienes(db, codigo);
  return {
    codigo,
    personas: rows.map(
      ({ id, usuario, permiso_sys, categoria_id, categoria, de_categoria, de_excepcion }) => ({
        usuario: id,
        usuarioNombre: usuario,
        id_categoria: categoria_id,
        n_categoria: categoria,
        permisoSys: flag(permiso_sys),
        categoria: flag(de_categoria !== null),
        excepcion: de_excepcion && {
          encargado: de_excepcion.encargado,
          encargadoNombre: de_excepcion.encargadoNombre,
          // In JSON the database gives the instant as text.
          fecha: new Date(de_excepcion.fecha ?? 0).toISOString(),
        },
      }),
    ),
  };
}
