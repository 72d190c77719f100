import { LISTA_MAXIMA, nextOf } from '@garita/domain/listas/pagina';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { countRowsRead } from '@garita/testing/database/countRowsRead';
import { sampled } from '@garita/testing/effort';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pagina } from '../db/pageOf';
import type { DB } from '../db/tables';
import { getAllAusencias } from '../modules/ausencias/ausencias.service';
import { getAllDegrados } from '../modules/degrados/degrados.service';
import { getAllDespidos } from '../modules/despidos/despidos.service';
import { getVendidas } from '../modules/membresias/membresias.service';
import { getMisionesVendidas } from '../modules/misiones/misiones.service';
import { getMultas } from '../modules/multas/multas.service';
import { listTraslados } from '../modules/traslados/traslados.service';
import { getVentas } from '../modules/ventas/ventas.service';
import { getVetos } from '../modules/vetos/vetos.service';

type Lista =
  | 'getAllMultas'
  | 'allVentas'
  | 'getAllDespidos'
  | 'getAusencias'
  | 'allMembership'
  | 'getTraslados'
  | 'getAllDegrados'
  | 'misionesVenta'
  | 'vetos';

const ROWS = LISTA_MAXIMA + 7;
/**
 * Three rows per hour. Some rows differ only by a microsecond, which a JavaScript date cannot
 * represent.
 */
const MOMENT = `timestamptz '2026-11-01' - (i / 3) * interval '1 hour' - (i % 2) * interval '1 microsecond'`;
const EACH = `from generate_series(1, ${ROWS}) as i`;

/** @param a id of the person whom the row is about @param g id of the person who acted */
const INSERTS: Record<Lista, (a: number, g: number) => string> = {
  getAllMultas: (a, g) =>
    `insert into multas (usuario_id, encargado_id, motivo, creditos, fecha) select ${a}, ${g}, '«¡Ñoño!» 🙂', 1, ${MOMENT} ${EACH}`,
  allVentas: (
    a,
    g,
  ) => `insert into ventas (encargado_id, usuario_id, origen, descripcion, credito, fecha)
    select ${g}, ${a}, 'membresia', 'VIP', 1, ${MOMENT} ${EACH}`,
  getAllDespidos: (
    a,
    g,
  ) => `insert into despidos (usuario_id, encargado_id, motivo, fecha, ingreso_en, ingreso_por)
    select ${a}, ${g}, 'Prueba', ${MOMENT}, '2026-11-02', ${g} ${EACH}`,
  getAusencias: (
    a,
    g,
  ) => `insert into ausencias (usuario_id, motivo, inicio, final, estado, creada_en, decidida_en, encargado_id)
    select ${a}, 'Prueba', '2026-01-01', '2026-01-02', 'aceptada', ${MOMENT}, '2026-11-02', ${g} ${EACH}`,
  allMembership: (a, g) =>
    `insert into membresias_vendidas (membresia_id, usuario_id, encargado_id, fecha, finaliza) select 1, ${a}, ${g}, ${MOMENT}, '2026-11-02' ${EACH}`,
  getTraslados: (
    a,
    g,
  ) => `with v as (insert into ventas (encargado_id, usuario_id, origen, descripcion, credito, fecha, anulado_en, anulado_por)
      select ${g}, ${a}, 'traslado', 'Otra', 1, ${MOMENT}, '2026-11-02', ${g} ${EACH} returning id, fecha)
    insert into traslados (usuario_id, encargado_id, agencia, mision_anterior_id, mision_nueva_id, venta_id, fecha) select ${a}, ${g}, 'Otra', 1, 2, id, fecha from v`,
  getAllDegrados: (a, g) =>
    `insert into degrados (usuario_id, encargado_id, motivo, mision_anterior_id, mision_nueva_id, fecha) select ${a}, ${g}, 'Prueba', 2, 1, ${MOMENT} ${EACH}`,
  misionesVenta: (
    a,
    g,
  ) => `with v as (insert into ventas (encargado_id, usuario_id, origen, descripcion, credito, fecha, anulado_en, anulado_por)
      select ${g}, ${a}, 'mision', 'Otra', 1, ${MOMENT}, '2026-11-02', ${g} ${EACH} returning id, fecha)
    insert into misiones_vendidas (usuario_id, encargado_id, mision_anterior_id, mision_nueva_id, venta_id, fecha) select ${a}, ${g}, 1, 2, id, fecha from v`,
  vetos: (_, g) =>
    `insert into vetos (nombre, nombre_plegado, nombre_esqueleto, motivo, fecha, encargado_id, anulado_en, anulado_por)
      select 'Vetada' || i, 'vetada' || i, 'vetada' || i, 'Prueba', ${MOMENT}, ${g}, '2026-11-02', ${g} ${EACH}`,
};

const READS: Record<Lista, (db: Kysely<DB>, pagina: Pagina) => Promise<unknown>> = {
  getAllMultas: getMultas,
  allVentas: getVentas,
  getAllDespidos,
  getAusencias: getAllAusencias,
  allMembership: (db, pagina) => getVendidas(db, pagina, new Date('2026-11-21')),
  getTraslados: listTraslados,
  getAllDegrados,
  misionesVenta: getMisionesVendidas,
  vetos: (db, pagina) => getVetos(db, pagina, new Date('2026-11-21')),
};
const LISTAS = Object.keys(INSERTS) as Lista[];

let agency: TestAgency;
let key: string;
beforeAll(async () => {
  agency = await openTestAgency();
  const [a, g] = [await agency.idOf('Agente'), await agency.idOf('Gerente')];
  for (const insert of Object.values(INSERTS)) await sql.raw(insert(a, g)).execute(agency.db);
  await sql`analyze`.execute(agency.db);
  key = await agency.keyOf('Fundadora');
});
afterAll(() => agency.close());

const ask = (lista: Lista, query: Record<string, number> = {}) =>
  agency.call(lista, { key, query });

test('the tests of pages include every paged list of the contract', () => {
  const paged = CONTRACT.operations.filter(
    ({ query }) =>
      (query as { properties?: { limit?: { maximum?: number } } } | null)?.properties?.limit
        ?.maximum === LISTA_MAXIMA,
  );
  expect(paged.map(({ id }) => id).sort()).toEqual([...LISTAS].sort());
});

describe.each(sampled(LISTAS, 1 / 3))('%s', (lista) => {
  test('a paged list answers a limited page, also without parameters; all its pages together have each row once', async () => {
    const first = (await ask(lista)).body;
    expect(first).toHaveLength(LISTA_MAXIMA);
    const rest = (await ask(lista, { antes: nextOf(first) as number })).body;
    const ids = [...first, ...rest].map(({ id }: { id: number }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(ROWS);
    expect(new Set(ids).size).toBe(ids.length);
    expect(nextOf(rest)).toBeNull();
    const pages: number[] = [];
    for (let antes: number | null = null; pages.length < 40; antes = pages.at(-1) as number) {
      pages.push(
        ...(await ask(lista, { limit: 4, ...(antes !== null && { antes }) })).body.map(
          ({ id }: { id: number }) => id,
        ),
      );
    }
    expect(pages).toEqual(ids.slice(0, 40));
  });

  test('a paged list reads fewer than 1000 rows for a page of 20', async () => {
    const last = (await ask(lista)).body.at(-1);
    for (const pagina of [{ limit: 20 }, { limit: 20, antes: last.id }]) {
      expect(await countRowsRead(agency.db, (db) => READS[lista](db, pagina))).toBeLessThan(1000);
    }
  });

  test('a paged list refuses an invalid page, and answers no rows after an unknown row', async () => {
    for (const query of [
      { limit: 0 },
      { limit: LISTA_MAXIMA + 1 },
      { antes: 0 },
      { antes: -1 },
      { limit: 1.5 },
    ]) {
      expect((await ask(lista, query)).httpStatus, JSON.stringify(query)).toBe(400);
    }
    expect((await ask(lista, { antes: 2_000_000_000 })).body).toEqual([]);
  });
});
