import { CATEGORIA } from '@garita/domain/acceso/permisos';
import type { Db } from '../../db/Db';
import { readSemana } from '../nomina/nomina.service';
import { listCategorias } from '../rangos/rangos.service';
import { listFromCategory, listMembers } from './equipo.repository';

type Miembro = Awaited<ReturnType<typeof listMembers>>[number];

/** Active people of category 10 or above. */
export const getAdmins = (db: Db): Promise<Miembro[]> => listFromCategory(db, CATEGORIA.gerencia);

export async function getEquipo(
  db: Db,
): Promise<[{ id_categoria: number; n_categoria: string }[], Miembro[]]> {
  const categorias = (await listCategorias(db)).map(({ id, nombre }) => ({
    id_categoria: id,
    n_categoria: nombre,
  }));
  return [categorias, await listMembers(db)];
}

/**
 * Each person's work of this week, in the order of names, and the instant when the week began
 * (RSM-02).
 */
export async function getSemana(db: Db, now: Date) {
  const { inicio, filas } = await readSemana(db, now);
  const rows = filas.map(({ usuario, ascensos, asistencias, times, newest }) => ({
    usuarioNombre: usuario,
    ascenso: ascensos,
    asistencia: asistencias,
    times,
    fecha: newest?.toISOString() ?? null,
  }));
  return [rows, inicio.toISOString()] as [typeof rows, string];
}
