import { restartIds } from '@garita/server/src/db/restartIds';
import type { DB } from '@garita/server/src/db/tables';
import { keepSums } from '@garita/server/src/modules/nomina/sumas.repository';
import { type Kysely, sql } from 'kysely';
import type { Guion } from './guion/Guion';
import { GARITA } from './guion/garita/garita';
import { insertCatalogue } from './insertCatalogue';
import { countRecords, insertRecords } from './insertRecords';
import { planAusencias } from './mes/ausencias';
import { readCatalogo } from './mes/Catalogo';
import { planClones, touchDirecciones } from './mes/clones';
import { planDecisiones, storeDecisiones } from './mes/decisiones';
import { planDegrados } from './mes/degrados';
import { planDespidos } from './mes/despidos';
import { planAccesos, planFinales, planPendientes } from './mes/finales';
import { planLlegadas } from './mes/llegadas';
import { DAY, HOUR, Mundo } from './mes/Mundo';
import { planMultas } from './mes/multas';
import { planNombres } from './mes/nombres';
import { planPagas } from './mes/pagas';
import { listPapeles } from './mes/papeles';
import { planPases } from './mes/pases';
import { planPermisos } from './mes/permisos';
import { planPortada } from './mes/portada';
import { planSalida, storeSalida } from './mes/salida';
import { planVentas } from './mes/ventas';
import { planVetos } from './mes/vetos';
import { DEMO_PASSWORD } from './personas';

export interface DemoSize {
  /** The number of people, including the accounts. */
  personas: number;
  /** How many older records to add to the story's logs, for measurements. */
  registros: number;
}

export const DEFAULT_SIZE: DemoSize = { personas: 68, registros: 0 };

/** The length of the story in ms: a month, and the days in which the agency is set up. */
const AGE = 39 * DAY + HOUR;

/**
 * Fills an empty, migrated database with the demo, in one transaction. It simulates the agency's
 * history up to the present. The same size at the same instant gives the same data.
 * @param hashPassword hashes the password that all accounts share; called once
 */
export async function seedDemo(
  db: Kysely<DB>,
  size: DemoSize,
  now: Date,
  hashPassword: (password: string) => Promise<string>,
  guion: Guion = GARITA,
): Promise<void> {
  const claveHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (tx) => {
    // A million rows, or a slow machine, need more time than the limits of a request allow.
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await sql.raw(`set local ${limit} = 0`).execute(tx);
    // A failed seed has used ids, and the scripts refer to ids.
    await restartIds(tx);
    const inicio = now.getTime() - AGE;
    await insertCatalogue(tx, guion, new Date(inicio));
    const mundo = new Mundo(
      inicio,
      now.getTime(),
      await readCatalogo(tx),
      guion,
      countRecords(size.registros),
    );
    planLlegadas(
      mundo,
      listPapeles(guion, Math.max(size.personas, guion.cuentas.length)),
      claveHash,
    );
    const storePartes = planPagas(mundo);
    for (const plan of [
      planAusencias,
      planPases,
      planPermisos,
      planVentas,
      planMultas,
      planDegrados,
      planDespidos,
    ])
      plan(mundo);
    for (const plan of [
      planNombres,
      planPortada,
      planClones,
      planAccesos,
      planFinales,
      planPendientes,
      planDecisiones,
      planVetos,
      planSalida,
    ])
      plan(mundo);
    mundo.run();
    storePartes();
    touchDirecciones(mundo);
    await mundo.store(tx);
    await storeDecisiones(tx, mundo);
    await storeSalida(tx, mundo);
    await insertRecords(tx, size.registros, new Date(inicio), countRecords(0));
    await keepSums(tx);
  });
}
