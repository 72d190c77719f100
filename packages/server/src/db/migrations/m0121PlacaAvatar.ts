import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** The badge or group that the avatars of a category's people have. */
export const m0121PlacaAvatar: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table categorias add column placa_avatar text not null default ''`,
      `comment on column categorias.placa_avatar is 'Code of a badge, or name of a group, that the avatars have, or empty'`,
    ]);
  },
};
