import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** The avatar service's answers about clocked-in people, to find forgotten exits. */
export const m0116Presencias: Migration = {
  async up(db) {
    await runAll(db, [
      `create table presencias (
        fichaje_id integer not null,
        veces integer not null,
        visto_en timestamptz,
        avisada_en timestamptz,
        proxima timestamptz not null,
        constraint presencias_pk primary key (fichaje_id),
        constraint presencias_fichaje_fk foreign key (fichaje_id) references fichajes (id) on delete cascade,
        constraint presencias_veces check (veces >= 0)
      )`,
      `comment on table presencias is 'What the avatar service said of the people who are clocked in'`,
      `comment on column presencias.veces is 'The answers in a row that the avatar is offline'`,
      `comment on column presencias.visto_en is 'When the avatar was last seen during the clock-in; null if never'`,
      `comment on column presencias.avisada_en is 'When the person was asked whether they are still in; null while the exit does not seem forgotten'`,
      `comment on column presencias.proxima is 'When the service is asked next'`,

      `create table presencia_ronda (
        id boolean not null default true,
        turno integer not null,
        ocupada_hasta timestamptz not null,
        constraint presencia_ronda_pk primary key (id),
        constraint presencia_ronda_una check (id)
      )`,
      `comment on table presencia_ronda is 'One row: the portal that asks the avatar service, one name at a time'`,
      `comment on column presencia_ronda.turno is 'Counts the claims, so that a portal knows whether it still has it'`,
      `comment on column presencia_ronda.ocupada_hasta is 'Until when no portal may ask: one has the claim, or the pause after a request'`,
    ]);
  },
};
