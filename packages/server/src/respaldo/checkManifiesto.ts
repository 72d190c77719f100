import { RESTAURACION } from '@garita/domain/respaldo/textos';
import { isSquashed, standsFor } from '../db/migrations/baseline';
import { migrations } from '../db/migrations/migrations';
import type { Table } from '../db/readSchema';
import { RespaldoError } from '../RespaldoError';
import type { Manifiesto, TablaGuardada } from './Manifiesto';

/**
 * The migration that gives the tables of a backup.
 * @throws RespaldoError when the backup is newer than this Garita or older than its baseline.
 */
export function findVersion({ migraciones }: Manifiesto): string {
  const last = migraciones.at(-1) ?? '';
  if (isSquashed(last)) {
    if (!Object.hasOwn(migrations, standsFor(last)))
      throw new RespaldoError(RESTAURACION.demasiadoAntiguo(last));
    return standsFor(last);
  }
  const known = Object.keys(migrations).sort();
  // The backup's migrations must be the first migrations of this version. Otherwise the backup
  // comes from another history.
  if (migraciones.some((name, index) => name !== known[index]))
    throw new RespaldoError(RESTAURACION.masNuevo);
  return last;
}

/**
 * Compares the backup's tables with the tables of its migrations.
 * @throws RespaldoError that names the first table that differs
 */
export function checkTables({ tablas, sin_filas }: Manifiesto, schema: readonly Table[]): void {
  const columnsOf = (name: string) =>
    schema
      .find((table) => table.name === name)
      ?.columns.filter(({ isGenerated }) => !isGenerated) ?? [];
  const isSame = ({ nombre, columnas }: TablaGuardada) =>
    columnsOf(nombre)
      .map(({ name }) => name)
      .join() === columnas.join();
  const wrong = tablas.find((tabla) => !isSame(tabla))?.nombre;
  const absent = schema.find(
    ({ name }) => !sin_filas.includes(name) && !tablas.some(({ nombre }) => nombre === name),
  )?.name;
  const fault = wrong ?? absent;
  if (fault !== undefined) throw new RespaldoError(RESTAURACION.noCorresponde(fault));
}
