import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** Under which secret of the server the data were written: a portal with another one cannot read what is encrypted. */
export const m0085Instalacion: Migration = {
  async up(db) {
    await runAll(db, [
      `create table instalacion (
        id integer not null,
        marca text not null,
        constraint instalacion_pk primary key (id),
        constraint instalacion_una check (id = 1)
      )`,
      `comment on table instalacion is 'What all portals over this database must have in common'`,
      `comment on column instalacion.marca is 'HMAC under the server''s secret, by which a portal with another secret is known; the secret itself is not in the database'`,
    ]);
  },
};
