import type { Migration } from 'kysely';
import { runAll } from './runAll';

/**
 * The agency itself, its pictures (each under the hash of its bytes), the Spanish sort order of
 * names, and the version counters of the temas, from which the portal makes ETags.
 */
export const m0100Agencia: Migration = {
  async up(db) {
    await runAll(db, [
      // The embedded database has no es-x-icu. This rule gives the same order there and on
      // PostgreSQL 16 or later.
      `create collation es_r (provider = icu, locale = 'und', rules = '&N<ñ<<<Ñ')`,

      `create table agencia (
        id integer not null default 1,
        nombre text collate es_r not null,
        siglas text not null,
        firma_desde integer not null,
        zona text not null,
        ajustes jsonb not null default '{}',
        creada_en timestamptz not null,
        constraint agencia_pk primary key (id),
        constraint agencia_una check (id = 1),
        constraint agencia_nombre check (length(nombre) between 1 and 100),
        constraint agencia_siglas check (length(siglas) between 1 and 10),
        constraint agencia_firma_desde check (firma_desde >= 1),
        constraint agencia_zona check (length(zona) between 1 and 64),
        constraint agencia_ajustes check (jsonb_typeof(ajustes) = 'object')
      )`,
      `comment on table agencia is 'The one agency of this installation'`,
      `comment on column agencia.siglas is 'Acronym shown in front of signatures'`,
      `comment on column agencia.firma_desde is 'Category (1 lowest) from which a person must have a signature'`,
      `comment on column agencia.zona is 'IANA time zone of local days and weeks'`,
      `comment on column agencia.ajustes is 'Other settings, by name'`,

      `create table imagenes (
        hash text collate "C" not null,
        tipo text not null,
        ancho integer not null,
        alto integer not null,
        bytes bytea not null,
        creada_en timestamptz not null,
        constraint imagenes_pk primary key (hash),
        constraint imagenes_hash check (hash ~ '^[0-9a-f]{64}$'),
        constraint imagenes_tipo check (tipo in ('image/png', 'image/gif', 'image/webp')),
        constraint imagenes_medidas check (ancho > 0 and alto > 0)
      )`,
      `comment on table imagenes is 'Pictures that the agency shows or has shown: the log names them, so none is ever removed'`,
      `comment on column imagenes.hash is 'SHA-256 of the bytes, in hexadecimal; the same picture is kept once'`,
      `comment on column imagenes.tipo is 'What the bytes are, recognised by themselves'`,

      `create table instalacion (
        id integer not null,
        marca text not null,
        constraint instalacion_pk primary key (id),
        constraint instalacion_una check (id = 1)
      )`,
      `comment on table instalacion is 'What all portals over this database must have in common'`,
      `comment on column instalacion.marca is 'HMAC under the server''s secret, by which a portal with another secret is known; the secret itself is not in the database'`,

      `create table versiones (
        tema text not null,
        version bigint not null default 0,
        constraint versiones_pk primary key (tema),
        constraint versiones_version check (version >= 0)
      )`,
      `comment on table versiones is 'One counter per tema, raised by every write that changes it; lists answer 304 by it'`,
    ]);
  },
};
