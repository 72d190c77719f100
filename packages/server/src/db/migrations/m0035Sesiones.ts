import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** What people are told of their own sessions: on which device each was opened, and when it was last of use. */
export const m0035Sesiones: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table sesiones add column dispositivo text`,
      `alter table sesiones add constraint sesiones_dispositivo check (length(dispositivo) between 1 and 64)`,
      `comment on column sesiones.dispositivo is 'Browser and system in words, as they were when the session was opened; null = not known'`,
      `alter table sesiones add column usada_en timestamptz`,
      `comment on column sesiones.usada_en is 'The last use, to within some minutes; null = none since it was opened, or it was opened before anybody noted'`,
    ]);
  },
};
