import { PERMISOS, type Permiso } from '@garita/domain/acceso/permisos';
import { formatPermisoIds, permisoId } from '@garita/domain/excepciones/permisoIds';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { type CodigoRow, listCodigos } from './excepciones.repository';

function toExcepcion(rows: readonly [CodigoRow, ...CodigoRow[]]) {
  const [newest] = rows;
  return {
    id: newest.id,
    usuario_nombre: newest.usuario,
    permisos: formatPermisoIds(rows.map(({ codigo }) => codigo)),
    id_categoria: newest.categoria_id,
    despedido: flag(newest.despedido_en !== null),
    fecha: newest.fecha.toISOString(),
    encargadoNombre: newest.encargado,
  };
}

/** The permissions given to single people who are active, in the order of names. */
export const listExcepcionesActivas = async (db: Db) =>
  (await listCodigos(db))
    .filter(({ despedido_en }) => despedido_en === null)
    .map(({ id, usuario, categoria_id, codigo, encargado_id, encargado, fecha }) => ({
      codigo: codigo as Permiso,
      usuario: id,
      usuarioNombre: usuario,
      id_categoria: categoria_id,
      encargado: encargado_id,
      encargadoNombre: encargado,
      fecha: fecha.toISOString(),
    }));

/**
 * One row per person in the order of names, and every permission with its id (EXC-04 to EXC-06).
 */
export async function getExcepciones(
  db: Db,
): Promise<
  [ReturnType<typeof toExcepcion>[], { id: number; nombre: (typeof PERMISOS)[number] }[]]
> {
  const people = new Map<number, [CodigoRow, ...CodigoRow[]]>();
  for (const row of await listCodigos(db)) {
    const rows = people.get(row.id);
    if (rows) rows.push(row);
    else people.set(row.id, [row]);
  }
  return [
    [...people.values()].map(toExcepcion),
    PERMISOS.map((nombre) => ({ id: permisoId(nombre), nombre })),
  ];
}
