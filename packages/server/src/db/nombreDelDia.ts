import { type RawBuilder, sql } from 'kysely';

/**
 * What a mission was called at a moment: the name that it had until the first change after it, else its present one. One look at the key of
 * `misiones_nombres` for each row that is shown.
 * @param mision the alias of the mission in the query
 * @param fecha the column that says when
 */
export const nombreDelDia = (mision: string, fecha: string): RawBuilder<string> =>
  sql<string>`coalesce((select antes.nombre from misiones_nombres antes where antes.mision_id = ${sql.ref(`${mision}.id`)}
    and antes.hasta > ${sql.ref(fecha)} order by antes.hasta limit 1), ${sql.ref(`${mision}.nombre`)})`;
