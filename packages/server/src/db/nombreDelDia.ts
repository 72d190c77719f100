import { type RawBuilder, sql } from 'kysely';

/**
 * The name that a mission had at an instant: the name before its first later change, else its
 * current name. One index lookup in `misiones_nombres` per row.
 * @param mision the alias of the mission in the query
 * @param fecha the column of the instant
 */
export const nombreDelDia = (mision: string, fecha: string): RawBuilder<string> =>
  sql<string>`coalesce((select antes.nombre from misiones_nombres antes where antes.mision_id = ${sql.ref(`${mision}.id`)}
    and antes.hasta > ${sql.ref(fecha)} order by antes.hasta limit 1), ${sql.ref(`${mision}.nombre`)})`;
