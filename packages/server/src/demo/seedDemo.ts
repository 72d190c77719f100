import { must } from '@garita/domain/must';
import type { Kysely } from 'kysely';
import { nombreColumns } from '../db/nombreColumns';
import type { DB } from '../db/tables';
import { settlePeriod } from '../modules/nomina/cierre.service';
import { createAjustes } from './createAjustes';
import { createAusencias } from './createAusencias';
import { createBitacora } from './createBitacora';
import { createClones } from './createClones';
import { createDegrados } from './createDegrados';
import { createDescuentos } from './createDescuentos';
import { createDespidos } from './createDespidos';
import { createExcepciones } from './createExcepciones';
import { createFichajes } from './createFichajes';
import { createHistory } from './createHistory';
import { createListaPaga } from './createListaPaga';
import { createMultas } from './createMultas';
import { createNombres } from './createNombres';
import { createPases } from './createPases';
import { createPortada } from './createPortada';
import { createTiempos } from './createTiempos';
import { createTraslados } from './createTraslados';
import { createVentas } from './createVentas';
import { insertCatalogue } from './insertCatalogue';
import { insertMany } from './insertMany';
import { insertRecords } from './insertRecords';
import { CUENTAS, DEMO_PASSWORD, type DemoPersona, listPersonas } from './personas';

export interface DemoSize {
  /** How many people, the fixed accounts included. */
  personas: number;
  /** How many payroll entries besides the lively history; for measuring. */
  registros: number;
}

export const DEFAULT_SIZE: DemoSize = { personas: 68, registros: 0 };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function insertPersonas(tx: Kysely<DB>, personas: readonly DemoPersona[], claveHash: string, now: Date) {
  const misiones = await tx.selectFrom('misiones').select(['id', 'categoria_id', 'posicion']).execute();
  const misionId = new Map(misiones.map((m) => [`${m.categoria_id}.${m.posicion}`, m.id]));
  const rows = personas.map((p) => {
    const rangoDesde = new Date(now.getTime() - p.rangoHace * HOUR);
    return {
      ...nombreColumns(p.usuario),
      clave_hash: claveHash,
      mision_id: must(misionId.get(`${p.categoria}.${p.posicion}`), `The mission of ${p.usuario}`),
      firma: p.dismissed ? null : p.firma,
      permiso_sys: p.owner === true,
      despedido_en: p.dismissed ? new Date(now.getTime() - 3 * DAY) : null,
      registrado_en: new Date(rangoDesde.getTime() - 20 * p.categoria * DAY),
      ultima_vez: new Date(now.getTime() - (p.rangoHace % 50) * HOUR),
      rango_desde: rangoDesde,
    };
  });
  await insertMany(tx, 'usuarios', rows);
}

/** Four closed weeks and the open one. */
async function insertPeriodos(tx: Kysely<DB>, now: Date): Promise<void> {
  const starts = [32, 25, 18, 11, 4].map((days) => new Date(now.getTime() - days * DAY));
  await tx
    .insertInto('periodos')
    .values(starts.map((abierto_en, i) => ({ abierto_en, cerrado_en: starts[i + 1] ?? null })))
    .execute();
}

/** Settles what was earned in the closed weeks, as their closing would have. */
async function settlePeriodos(tx: Kysely<DB>): Promise<void> {
  const cerrados = await tx.selectFrom('periodos').select(['id', 'cerrado_en']).where('cerrado_en', 'is not', null).orderBy('id').execute();
  const { id: encargadoId } = await tx.selectFrom('usuarios').select('id').where('usuario', '=', 'Gerente').executeTakeFirstOrThrow();
  for (const { id, cerrado_en } of cerrados) await settlePeriod(tx, { periodoId: id, encargadoId, now: cerrado_en as Date });
}

/**
 * Fills an empty, migrated database with the demo agency, all or nothing. The same size at the same moment gives the same data.
 * @param hashPassword hashes the one password of all, once.
 */
export async function seedDemo(db: Kysely<DB>, size: DemoSize, now: Date, hashPassword: (password: string) => Promise<string>): Promise<void> {
  const claveHash = await hashPassword(DEMO_PASSWORD);
  const personas = listPersonas(Math.max(size.personas, CUENTAS.length));
  await db.transaction().execute(async (tx) => {
    await insertCatalogue(tx, new Date(now.getTime() - 400 * DAY));
    await insertPersonas(tx, personas, claveHash, now);
    await insertPeriodos(tx, now);
    await createHistory(tx, now);
    await createFichajes(tx, now);
    await createPortada(tx, now);
    await createTiempos(tx, now);
    await createPases(tx, now);
    await createAusencias(tx, now);
    await createExcepciones(tx, now);
    await createMultas(tx, now);
    await createDespidos(tx, now);
    await createDegrados(tx);
    await createVentas(tx, now);
    await createDescuentos(tx, now);
    await createTraslados(tx, now);
    await createNombres(tx, now);
    await createClones(tx, now);
    await createAjustes(tx, now);
    await insertRecords(tx, size.registros, now);
    await settlePeriodos(tx);
    await createListaPaga(tx, now);
    await createBitacora(tx);
  });
}
