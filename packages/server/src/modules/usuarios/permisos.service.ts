import { ACCESO } from '@garita/domain/acceso/textos';
import { effectivePermisos } from '../../access/Actor';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import { findPermisoSources } from './usuarios.repository';

/**
 * A person's permission codes with their origins, by the same function as the gate. For a dismissed
 * person, the codes that they would have after a readmission.
 * @throws Rechazo 404 for an unknown id.
 */
export async function explainPermisos(db: Db, id: number) {
  const row = await findPermisoSources(db, id);
  if (!row) throw Rechazo.notFound(ACCESO.personaDesconocida);
  const deCategoria = new Set(row.de_categoria.map(({ codigo }) => codigo));
  const deExcepcion = new Map(row.de_excepcion.map((excepcion) => [excepcion.codigo, excepcion]));
  const excepcionOf = (codigo: string) => {
    const found = deExcepcion.get(codigo);
    return found
      ? {
          encargado: found.encargado_id,
          encargadoNombre: found.encargado,
          fecha: new Date(found.fecha).toISOString(),
        }
      : null;
  };
  return {
    usuario: row.id,
    categoria: row.categoria_id,
    n_categoria: row.categoria,
    permisoSys: flag(row.permiso_sys),
    permisos: effectivePermisos(row.permiso_sys, [...deCategoria, ...deExcepcion.keys()]).map(
      (codigo) => ({
        codigo,
        categoria: flag(deCategoria.has(codigo)),
        excepcion: excepcionOf(codigo),
      }),
    ),
  };
}
