import { DIAS_ENTREGAS } from '@garita/domain/webhooks/entrega';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { listAsked } from '@garita/testing/database/listAsked';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FORGOTTEN_AT_ONCE } from './db/forgetRows';
import { type MaintenanceJob, runUpkeep } from './scheduleUpkeep';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const countOf = async (
  table: 'sesiones' | 'intentos' | 'accesos_fallidos' | 'claves_idempotencia',
) => (await agency.db.selectFrom(table).selectAll().execute()).length;
const counts = async () => ({
  sesiones: await countOf('sesiones'),
  intentos: await countOf('intentos'),
  fallidos: await countOf('accesos_fallidos'),
  claves: await countOf('claves_idempotencia'),
});
const upkeep = () => runUpkeep(agency.db, agency.now());

test('the upkeep deletes each kind of row after its time, and no sooner', async () => {
  const key = await agency.keyOf('Agente');
  await agency.call('changeConfig', {
    key,
    body: { op: 'app' },
    headers: { 'idempotency-key': 'una-clave-larga' },
  });
  await agency.call('login', { body: { usuario: 'Oficial', clave: 'mal' } });
  expect(await counts()).toEqual({ sesiones: 1, intentos: 3, fallidos: 1, claves: 1 });
  agency.pass({ minutes: 14 });
  await upkeep();
  expect(await counts()).toEqual({ sesiones: 1, intentos: 3, fallidos: 1, claves: 1 });
  agency.pass({ minutes: 2 });
  await upkeep();
  expect(await counts()).toEqual({ sesiones: 1, intentos: 0, fallidos: 1, claves: 1 });
  agency.pass({ days: 1 });
  await upkeep();
  expect(await counts()).toEqual({ sesiones: 1, intentos: 0, fallidos: 1, claves: 0 });
  agency.pass({ days: 30 });
  await upkeep();
  expect(await counts()).toEqual({ sesiones: 1, intentos: 0, fallidos: 0, claves: 0 });
  expect((await agency.call('checkUser', { key })).httpStatus).toBe(200);
  agency.pass({ days: 334 });
  await upkeep();
  expect(await countOf('sesiones')).toBe(0);
});

test('the upkeep deletes any number of old rows in batches', async () => {
  const agente = await agency.idOf('Agente');
  const many = 2 * FORGOTTEN_AT_ONCE + 1;
  await sql`insert into claves_idempotencia (usuario_id, operacion, clave, huella, codigo, respuesta, creada_en)
    select ${agente}, 'prueba', 'clave-' || i, '', 200, '{}', ${agency.now()}::timestamptz - interval '3 days' from generate_series(1, ${sql.lit(many)}) i`.execute(
    agency.db,
  );
  const asked = await listAsked(agency.db, (db) => runUpkeep(db, agency.now()));
  const deletes = asked.map(({ sql }) => sql).filter((text) => /^\s*delete/.test(text));
  // Nine jobs delete rows: seven with one statement, one with three, one with two.
  expect(deletes).toHaveLength(12);
  for (const text of deletes) expect(text).toContain(`limit ${FORGOTTEN_AT_ONCE}`);
  expect(await countOf('claves_idempotencia')).toBe(0);
});

test.each(['entregada', 'marcada'] as const)(
  'a delivery that was %s is deleted after its days, and a pending delivery never',
  async (estado) => {
    const { db } = agency;
    // A claim without an end is on the webhook, as if another portal were sending the delivery.
    await sql`insert into webhooks (nombre, nombre_plegado, direccion_cifrado, pista, activo, creado_por, creado_en, ocupado_hasta)
    values ('Canal', 'canal', ''::bytea, 'abcd', true, ${await agency.idOf('Gerente')}, ${agency.now()}, 'infinity')`.execute(
      db,
    );
    const { rows } = await sql<{ id: number }>`select id from webhooks`.execute(db);
    for (const [one, end] of [
      [estado, agency.now()],
      ['pendiente', null],
    ] as const) {
      await sql`insert into webhook_entregas (webhook_id, suceso, hechos, fecha, encolada_en, estado, proximo, terminada_en)
      values (${rows[0]?.id}, 'ascenso', '{}', ${agency.now()}, ${agency.now()}, ${one}, ${end === null ? agency.now() : null}, ${end})`.execute(
        db,
      );
    }
    const left = async () =>
      (await db.selectFrom('webhook_entregas').select('estado').orderBy('id').execute()).map(
        (row) => row.estado,
      );
    agency.pass({ days: DIAS_ENTREGAS });
    await upkeep();
    expect(await left()).toEqual([estado, 'pendiente']);
    agency.pass({ days: 1 });
    await upkeep();
    expect(await left()).toEqual(['pendiente']);
  },
);

test('an ended session still marks its address as known for a while', async () => {
  await agency.call('logout', { as: 'Agente' });
  agency.pass({ days: 90 });
  await upkeep();
  expect(await countOf('sesiones')).toBe(1);
  agency.pass({ days: 1 });
  await upkeep();
  expect(await countOf('sesiones')).toBe(0);
});

test('if the database does not say whether it is writable, the upkeep fails in the log and in health, and the portal continues', async () => {
  await agency.close();
  agency = await openTestAgency({ config: { logLevel: 'error' } });
  const { run } = agency.app.getDecorator<MaintenanceJob>('upkeep');
  const rename = (from: string, to: string) =>
    sql.raw(`alter table ${from} rename to ${to}`).execute(agency.db);
  const tareas = async () => (await agency.call('health')).body.tareas;
  await rename('kysely_migration', 'apartada');
  agency.pass({ minutes: 1 });
  await run();
  await rename('apartada', 'kysely_migration');
  expect(await tareas()).toBe('fallan');
  expect(agency.log.filter((line) => line.includes('kysely_migration'))).toHaveLength(1);
  agency.pass({ minutes: 1 });
  await run();
  expect(await tareas()).toBe('ok');
});
