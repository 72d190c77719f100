import type { Kysely } from 'kysely';
import { createPasswordHasher } from '../access/passwords';
import type { DB } from '../db/tables';
import { CUENTAS, DEMO_PASSWORD } from './personas';
import { DEFAULT_SIZE, type DemoSize, seedDemo } from './seedDemo';

/** The demo agency as a portal starts with it. */
export interface Demo {
  /** Fills an empty, migrated database with it. */
  seed(db: Kysely<DB>): Promise<void>;
  /** Says who can sign in. */
  readonly notice: string;
}

/** @param counts how large it is to be; as usual where nothing is said */
export function createDemo(counts: { readonly [Count in keyof DemoSize]: number | undefined }): Demo {
  const size = { personas: counts.personas ?? DEFAULT_SIZE.personas, registros: counts.registros ?? DEFAULT_SIZE.registros };
  return {
    seed: (db) => seedDemo(db, size, new Date(), createPasswordHasher().hash),
    notice: `Cuentas de demostración (contraseña de todas: ${DEMO_PASSWORD}): ${CUENTAS.map((c) => c.usuario).join(', ')}`,
  };
}
