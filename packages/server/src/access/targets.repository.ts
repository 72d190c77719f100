import type { Target } from '@garita/domain/acceso/can';
import { sql } from 'kysely';
import { flag } from '../contract/flag';
import type { Db } from '../db/Db';
import { type Places, type Prepared, prepareQuery } from '../db/prepareQuery';

/** The fields that decide about access to a person, also to a dismissed one. */
export const selectTarget = (db: Db) =>
  db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select(['usuarios.id', 'misiones.categoria_id', 'usuarios.permiso_sys']);

export interface TargetRow {
  readonly id: number;
  readonly categoria_id: number;
  readonly permiso_sys: boolean;
}

export const toTarget = (row: TargetRow | undefined): Target | null =>
  row ? { id: row.id, id_categoria: row.categoria_id, permisoSys: flag(row.permiso_sys) } : null;

const targetById = prepareQuery((db, place: Places<{ id: number }>) =>
  selectTarget(db).where('usuarios.id', '=', place('id')),
);
export const askPerson = (id: number) => targetById.with({ id });

type OfPeople = 'ausencias' | 'estados' | 'fichajes' | 'multas' | 'notas' | 'pagos';

/** Makes the query for the person of a row, by the row's id. It also finds ended rows. */
export function askOwner(
  table: OfPeople | 'solicitudes' | 'solicitudes_nombre',
): (id: number) => Prepared<TargetRow> {
  const owner = prepareQuery((db, place: Places<{ id: number }>) =>
    selectTarget(db).where(
      'usuarios.id',
      '=',
      sql<number>`(select usuario_id from ${sql.table(table)} where id = ${place('id')})`,
    ),
  );
  return (id) => owner.with({ id });
}
