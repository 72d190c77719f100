import { listTramos } from '@garita/domain/pulso/tramos';
import { momentsOf } from '@garita/domain/reglas/rangoFechas.rules';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { plansOf } from '@garita/testing/database/plansOf';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTramos as listCreditos } from '../nomina/abierta.service';
import { keepNominaSums } from '../nomina/sumas.service';
import { listCalor, listMovimientos, listRetencion } from './pulso.repository';
import { readRiesgo } from './riesgo.service';

const ZONA = 'America/Mexico_City';
const HOY = '2026-11-21';
const TRAMOS = listTramos(HOY, 4);
const SPAN = momentsOf({ inicio: TRAMOS[0]?.inicio ?? HOY, final: HOY }, ZONA);

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency();
  await grow();
});
afterAll(() => agency.close());

/** Adds years of history, so that the planner prefers an index to a full scan. */
async function grow(): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(agency.db);
  const [id, gerente] = [await agency.idOf('Agente'), await agency.idOf('Gerente')];
  const { id: periodo } = await agency.db
    .selectFrom('periodos')
    .select('id')
    .where('cerrado_en', 'is', null)
    .executeTakeFirstOrThrow();
  await run(`insert into usuarios select (jsonb_populate_record(null::usuarios, to_jsonb(u) || jsonb_build_object('id', 100000 + i, 'usuario', 'p' || i,
    'usuario_plegado', 'p' || i, 'usuario_esqueleto', 'p' || i, 'firma', null, 'registrado_en', timestamptz '${HOY}' - i * interval '12 hours'))).*
    from usuarios u, generate_series(1, 4000) i where u.id = ${id}`);
  await run(`insert into nomina (usuario_id, periodo_id, tipo, cantidad, fecha, motivo)
    select 100000 + i % 40 + 1, ${periodo}, 'minutos', 5, timestamptz '${HOY}' - i * interval '20 minutes', 'Prueba' from generate_series(1, 60000) i`);
  await run(`insert into fichajes (usuario_id, dia, entrada, salida)
    select ${id}, (m at time zone '${ZONA}')::date, m, m + interval '50 minutes'
    from (select timestamptz '${HOY}' - i * interval '1 hour' as m from generate_series(1, 20000) i) as horas`);
  await run(`insert into despidos (usuario_id, motivo, fecha, ingreso_en, ingreso_por)
    select ${id}, 'Prueba', m, m + interval '1 hour', ${id} from (select timestamptz '${HOY}' - i * interval '9 hours' as m from generate_series(1, 4000) i) as d`);
  await run(`insert into ausencias (usuario_id, motivo, inicio, final, estado, creada_en, encargado_id, decidida_en)
    select ${id}, 'Prueba', d, d + 2, 'aceptada', d, ${gerente}, d from (select (timestamptz '${HOY}')::date - 10 * i as d from generate_series(1, 4000) i) as a`);
  await run(`insert into bitacora (fecha, operacion, objetivo_tipo, objetivo_id)
    select timestamptz '${HOY}' - i * interval '20 minutes', case when i % 10 = 0 then 'darDeAlta' else 'actionFichar' end, 'usuario', 100000 + i / 10 from generate_series(1, 40000) i`);
  await keepNominaSums(agency.db);
  await run('analyze usuarios, nomina, nomina_dias, fichajes, despidos, ausencias, bitacora');
}

test('the pulso reads credits through indexes, of entries and of stored sums', async () => {
  const plan = await plansOf(agency.db, (db) =>
    listCreditos(
      db,
      TRAMOS.map((tramo) => momentsOf(tramo, ZONA)),
      20,
    ),
  );
  expect(plan).toContain('nomina_fecha');
  expect(plan).not.toMatch(/Seq Scan on (nomina|nomina_dias)\b/);
  const weeks = await plansOf(agency.db, (db) =>
    listCreditos(
      db,
      listTramos(HOY, 12).map((tramo) => momentsOf(tramo, ZONA)),
      20,
    ),
  );
  expect(weeks).toContain('nomina_dias_pk');
  expect(weeks).not.toMatch(/Seq Scan on (nomina|nomina_dias)\b/);
});

test('the pulso reads arrivals, departures, remaining people and presence through indexes', async () => {
  const movimientos = await plansOf(agency.db, (db) => listMovimientos(db, SPAN, ZONA));
  for (const index of ['usuarios_registrados', 'despidos_ingresos', 'despidos_recientes'])
    expect(movimientos).toContain(index);
  expect(await plansOf(agency.db, (db) => listRetencion(db, SPAN.desde, ZONA))).toContain(
    'usuarios_registrados',
  );
  const calor = await plansOf(agency.db, (db) =>
    listCalor(db, { inicio: TRAMOS[0]?.inicio ?? HOY, final: HOY, zona: ZONA }),
  );
  expect(calor).toMatch(/fichajes_dia/);
});

test('the pulso reads people at risk from sums of the open period and the latest credits only', async () => {
  const paga = '2026-11-21';
  const plan = await plansOf(agency.db, (db) =>
    readRiesgo(db, { hoy: HOY, zona: ZONA, paga, now: agency.now() }),
  );
  // The query may scan the people, but no table that grows with time. Its only subquery per person
  // reads the newest entry.
  expect(plan).not.toMatch(/Seq Scan on (nomina|nomina_dias|fichajes|ausencias|bitacora)\b/);
  expect(plan.match(/SubPlan/g)).toHaveLength(1);
  expect(plan).toContain('nomina_persona');
});
