import type { Subject } from '@garita/domain/acceso/can';
import { sql } from 'kysely';
import { MAX_ID } from './anyOf';

/** The lowest category that the actor may not act on. For the owner it is above all categories. */
export const ceilingOf = ({
  permisoSys,
  id_categoria,
}: Pick<Subject, 'permisoSys' | 'id_categoria'>): number =>
  permisoSys === 1 ? MAX_ID : id_categoria;

/** `isBelow` (domain/src/acceso/can.ts) for people joined as `u` with their missions as `m`. */
export const belowCeiling = (ceiling: number) =>
  sql<boolean>`not u.permiso_sys and m.categoria_id < ${ceiling}::int`;
