import { sql } from 'kysely';
import type { Db } from '../db/Db';

/** Statements that drop all of Garita's objects, but not the objects of extensions. */
const DROPS = sql<{ statement: string }>`
  with propias as (
    select 1 as orden, c.oid, 'pg_class'::regclass as clase, format('drop table %s cascade', c.oid::regclass) as statement
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    union all
    select 2, p.oid, 'pg_proc'::regclass, format('drop function %s cascade', p.oid::regprocedure)
      from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    union all
    select 3, l.oid, 'pg_collation'::regclass, format('drop collation %I cascade', l.collname)
      from pg_collation l where l.collnamespace = 'public'::regnamespace
  )
  select statement from propias
  where not exists (select from pg_depend d where d.classid = propias.clase and d.objid = propias.oid and d.deptype = 'e')
  order by orden, statement`;

/** Empties Garita's database within a transaction. */
export async function emptySchema(db: Db): Promise<void> {
  const { rows } = await DROPS.execute(db);
  for (const { statement } of rows) await sql.raw(statement).execute(db);
}
