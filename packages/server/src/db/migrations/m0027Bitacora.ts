import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** Whom a change was done to, so that the audit log can be asked by person. */
export const m0027Bitacora: Migration = {
  async up(db) {
    await runAll(db, [
      // Things of a person's (a fine, a time session) name them in their values, under one of two words.
      `create function bitacora_persona(tipo text, id bigint, antes jsonb, despues jsonb) returns bigint language sql immutable as $$
        select case
          when tipo = 'usuario' then id
          when jsonb_typeof(despues -> 'usuario') = 'number' then (despues -> 'usuario')::bigint
          when jsonb_typeof(antes -> 'usuario') = 'number' then (antes -> 'usuario')::bigint
          when jsonb_typeof(despues -> 'bajo') = 'number' then (despues -> 'bajo')::bigint
        end
      $$`,
      `create index bitacora_persona on bitacora (bitacora_persona(objetivo_tipo, objetivo_id, antes, despues), id desc)`,
    ]);
  },
};
