import { foldCase } from '@garita/domain/formato/foldCase';
import type { Migration } from 'kysely';
import { fillFolded } from './fillFolded';
import { runAll } from './runAll';

/**
 * Memberships can be taken off the catalogue and put back; of those on offer no two have the same name, whatever its case. What had the same name until now stays
 * as it is: the younger one carries its number until it is named anew.
 */
export const m0057Catalogo: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table membresias add column retirada_en timestamptz`,
      `alter table membresias add column nombre_plegado text collate "C"`,
      `alter table membresias add column nombre_homonimo integer not null default 0`,
    ]);
    await fillFolded(db, {
      table: 'membresias',
      from: 'nombre',
      to: 'nombre_plegado',
      fold: foldCase,
    });
    await runAll(db, [
      `update membresias m set nombre_homonimo = m.id
        from (select id, row_number() over (partition by nombre_plegado order by id) as turno from membresias) t
        where t.id = m.id and t.turno > 1`,
      `alter table membresias alter column nombre_plegado set not null`,
      `create unique index membresias_nombre_vivo on membresias (nombre_plegado, nombre_homonimo) where retirada_en is null`,
      `comment on column membresias.retirada_en is 'Since when it is no longer offered; null = it is'`,
      `comment on column membresias.nombre_plegado is 'The name without case, as the code folds it'`,
      `comment on column membresias.nombre_homonimo is '0; its own id where an older one has a name that folds into the same'`,
    ]);
  },
};
