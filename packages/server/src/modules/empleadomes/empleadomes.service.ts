import { ESTADO_EMPLEADO } from '@garita/domain/empleadomes/empleadoMes';
import type { Db } from '../../db/Db';
import { selectActive, selectAll } from './empleadomes.repository';

export async function listActivos(db: Db) {
  const rows = await selectActive(db).execute();
  return rows.map(({ fecha, ...rest }) => ({ ...rest, fecha: fecha.toISOString() }));
}

export async function listEmpleados(db: Db) {
  const rows = await selectAll(db).execute();
  return rows.map(({ id, usuario_id, usuarioNombre, encargadoNombre, fecha, retirado_en }) => ({
    id,
    usuario: usuario_id,
    usuarioNombre,
    encargadoNombre,
    fecha: fecha.toISOString(),
    estado: retirado_en ? ESTADO_EMPLEADO.retirado : ESTADO_EMPLEADO.activo,
    hasta: retirado_en?.toISOString() ?? null,
  }));
}
