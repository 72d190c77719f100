import { foldCase } from '@garita/domain/formato/foldCase';
import type { Migration } from 'kysely';
import { fillFolded } from './fillFolded';
import { runAll } from './runAll';

/**
 * Names and codes without case, folded by the code and kept: `lower()` depends on the locale of the database and on the column's collation, which were not the
 * same on both sides of a comparison. What was two names until now and folds into one stays two (0017): the younger one carries a number.
 */
export const m0032Plegados: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table usuarios add column usuario_plegado text collate "C"`,
      `alter table usuarios add column usuario_homonimo integer not null default 0`,
      `alter table descuentos add column codigo_plegado text collate "C"`,
      `alter table descuentos add column codigo_homonimo integer not null default 0`,
      `alter table membresias_vendidas add column externo_plegado text collate "C"`,
    ]);
    await fillFolded(db, {
      table: 'usuarios',
      from: 'usuario',
      to: 'usuario_plegado',
      fold: foldCase,
    });
    await fillFolded(db, {
      table: 'descuentos',
      from: 'codigo',
      to: 'codigo_plegado',
      fold: foldCase,
    });
    await fillFolded(db, {
      table: 'membresias_vendidas',
      from: 'externo',
      to: 'externo_plegado',
      fold: foldCase,
    });
    await runAll(db, [
      `update usuarios u set usuario_homonimo = u.id
        from (select id, row_number() over (partition by usuario_plegado order by despedido_en is not null, id) as turno from usuarios) t
        where t.id = u.id and t.turno > 1`,
      `update descuentos d set codigo_homonimo = d.id
        from (select id, row_number() over (partition by codigo_plegado order by id) as turno from descuentos where anulado_en is null) t
        where t.id = d.id and t.turno > 1`,

      `alter table usuarios alter column usuario_plegado set not null`,
      `drop index usuarios_nombre_unico`,
      `create unique index usuarios_nombre_unico on usuarios (usuario_plegado, usuario_homonimo)`,
      `comment on column usuarios.usuario_plegado is 'The name without case, as the code folds it'`,
      `comment on column usuarios.usuario_homonimo is '0; the id of who had, before names were folded alike everywhere, a name that now folds into somebody else''s'`,

      `alter table descuentos alter column codigo_plegado set not null`,
      `drop index descuentos_codigo_vivo`,
      `create unique index descuentos_codigo_vivo on descuentos (codigo_plegado, codigo_homonimo) where anulado_en is null`,
      `comment on column descuentos.codigo_plegado is 'The code without case, as the code of the portal folds it'`,
      `comment on column descuentos.codigo_homonimo is '0; its own id where an older code folds into the same'`,

      `alter table membresias_vendidas add constraint membresias_vendidas_plegado check ((externo is null) = (externo_plegado is null))`,
      `drop index membresias_vendidas_externo`,
      `create index membresias_vendidas_externo on membresias_vendidas (externo_plegado) where anulado_en is null and externo_plegado is not null`,
      `comment on column membresias_vendidas.externo_plegado is 'The name outside the agency without case'`,
    ]);
  },
};
