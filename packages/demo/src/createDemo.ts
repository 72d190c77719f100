import { createPasswordHasher } from '@garita/server/src/access/passwords';
import { ConfigError } from '@garita/server/src/config';
import type { DB } from '@garita/server/src/db/tables';
import type { Seed } from '@garita/server/src/Seed';
import { type Kysely, sql } from 'kysely';
import { GUIONES } from './guion/guiones';
import { openPerfiles } from './openPerfiles';
import { DEMO_PASSWORD } from './personas';
import { DEMO_AVATARS, registerAvatars } from './registerAvatars';
import { type DemoSize, seedDemo } from './seedDemo';

export interface DemoRequest extends Partial<DemoSize> {
  /** The name of the demo's script in `GUIONES`. */
  readonly agencia?: string | undefined;
}

/**
 * Updates the planner's statistics. A large demo also gets a visibility map, for index-only scans.
 */
const analyze = (db: Kysely<DB>, isLarge: boolean): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql.raw(isLarge ? 'vacuum (analyze)' : 'analyze').execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });

/** @throws ConfigError for an unknown `agencia` */
export function createDemo({
  agencia = 'garita',
  personas,
  registros = 0,
}: { readonly [Wish in keyof DemoRequest]: DemoRequest[Wish] | undefined }): Seed {
  const guion = Object.hasOwn(GUIONES, agencia) ? GUIONES[agencia] : undefined;
  if (!guion)
    throw new ConfigError(
      `--agencia: debe ser ${Object.keys(GUIONES).join(' o ')}, y es «${agencia}».`,
    );
  const size = { personas: personas ?? guion.viva, registros };
  return {
    fill: async (db) => {
      await seedDemo(db, size, new Date(), createPasswordHasher().hash, guion);
      await analyze(db, registros > 0);
    },
    notice: `Cuentas de demostración (contraseña de todas: ${DEMO_PASSWORD}): ${guion.cuentas.map((c) => c.usuario).join(', ')}`,
    avatarUrl: DEMO_AVATARS,
    register: registerAvatars,
    openPerfiles,
  };
}
