import { toEsqueleto } from '@garita/domain/nombres/esqueleto';
import type { Migration } from 'kysely';
import { fillFolded } from './fillFolded';
import { runAll } from './runAll';

/** What names look like, so that nobody takes one that could be taken for somebody else's. Who has such a name already keeps it (0017). */
export const m0033Esqueletos: Migration = {
  async up(db) {
    await runAll(db, [`alter table usuarios add column usuario_esqueleto text collate "C"`]);
    await fillFolded(db, {
      table: 'usuarios',
      from: 'usuario',
      to: 'usuario_esqueleto',
      fold: toEsqueleto,
    });
    await runAll(db, [
      `update usuarios u set usuario_homonimo = u.id
        from (
          select id, row_number() over (partition by usuario_esqueleto order by despedido_en is not null, id) as turno
          from usuarios where usuario_homonimo = 0
        ) t
        where t.id = u.id and t.turno > 1`,
      `alter table usuarios alter column usuario_esqueleto set not null`,
      `create unique index usuarios_nombre_parecido on usuarios (usuario_esqueleto, usuario_homonimo)`,
      `comment on column usuarios.usuario_esqueleto is 'What the name looks like: equal for two that can be taken for each other'`,
      `comment on column usuarios.usuario_homonimo is '0; the id of who had, before anybody looked, a name that folds into or looks like somebody else''s'`,
    ]);
  },
};
