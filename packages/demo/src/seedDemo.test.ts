import { getLista } from '@garita/server/src/modules/listapaga/listapaga.service';
import { POLICIA } from '@garita/server/src/modules/rangos/escalafon/policia';
import { findDisagreements } from '@garita/testing/agency/findDisagreements';
import { readHistory } from '@garita/testing/agency/readHistory';
import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CUENTAS } from './personas';
import { seedDemo } from './seedDemo';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

/** Seeds the demo. @returns its result, with instants relative to the present */
async function tell(now: Date, personas = 68, registros = 0) {
  await seedDemo(database.kysely, { personas, registros }, now, async () => 'nada');
  expect(await findDisagreements(database.kysely)).toEqual([]);
  const { pasos, fichajes, personas: gente } = await readHistory(database.kysely);
  const late = [...pasos.map(({ fecha }) => fecha), ...fichajes.map(({ desde }) => desde)].filter(
    (moment) => moment > now,
  );
  expect(late).toEqual([]);
  // The tests of `e2e/` and visitors rely on this state, at any time of day.
  if (personas > CUENTAS.length) {
    const { rows } = await sql<{ usuario: string; mision: string }>`
    select u.usuario, m.nombre as mision from usuarios u join misiones m on m.id = u.mision_id where u.usuario = any (${CUENTAS.map(({ usuario }) => usuario)})
  `.execute(database.kysely);
    const misiones = CUENTAS.map(({ usuario, categoria, posicion }) => ({
      usuario,
      mision: POLICIA[categoria - 1]?.misiones[posicion - 1],
    }));
    expect(rows.sort((a, b) => (a.usuario < b.usuario ? -1 : 1))).toEqual(
      misiones.sort((a, b) => (a.usuario < b.usuario ? -1 : 1)),
    );
    const waiting = await database.kysely
      .selectFrom('solicitudes')
      .select('usuario_id')
      .where('estado', '=', 'pendiente')
      .execute();
    expect(waiting.map(({ usuario_id }) => usuario_id)).toContain(
      gente.find(({ usuario }) => usuario === 'Cabo')?.id,
    );
    expect(
      (
        await database.kysely
          .selectFrom('tiempos')
          .select('id')
          .where('cerrado_en', 'is', null)
          .execute()
      ).length,
    ).toBeGreaterThanOrEqual(10);
    const [, , pagas] = await getLista(database.kysely);
    expect(
      pagas.filter(
        ({ pagado, restar, multa, monto, categoria }) =>
          pagado + restar + multa === 0 && monto > 5 && categoria < 8,
      ),
    ).not.toEqual([]);
  }
  const since = (moment: Date) => now.getTime() - moment.getTime();
  return {
    gente: gente.map(({ usuario, mision_id }) => [usuario, mision_id]),
    pasos: pasos.map(({ nueva, fecha }) => [nueva, since(fecha)]),
  };
}

const NOW = new Date('2026-11-21T18:30:00.000Z');
let usual: ReturnType<typeof tell> | undefined;
/** Seeds the usual demo once and keeps its result. The database is empty afterwards. */
const tellUsual = () => {
  usual ??= tell(NOW).finally(() => database.reset());
  return usual;
};

test('the same instant gives the same data', async () => {
  const first = await tellUsual();
  expect(await tell(NOW)).toEqual(first);
});

const MOMENTS = [
  '2027-03-14T05:59:59.999Z',
  '2026-12-31T23:15:07.123Z',
  '2028-02-29T06:00:00.000Z',
  '2026-11-23T13:00:00.000Z',
  '2026-11-24T18:00:00.000Z',
];
test.each(MOMENTS)(
  'seeded at %s, the events of the story are in the past, as long ago as at any other time',
  async (now) => {
    const first = await tellUsual();
    const told = await tell(new Date(now));
    expect(told.gente).toHaveLength(68);
    expect(told.pasos.length).toBeGreaterThan(300);
    expect(told).toEqual(first);
  },
);

test('the demo can have only the accounts, or many more people', async () => {
  expect((await tell(NOW, 8)).gente).toHaveLength(8);
  await database.reset();
  expect((await tell(NOW, 300)).gente).toHaveLength(300);
});

const LARGE = { personas: 30, registros: 5_000 };
const TABLES = [
  'periodos',
  'cierre_filas',
  'pagos',
  'pago_partes',
  'fichajes',
  'tiempos',
  'tiempos_registro',
  'ascensos',
  'nomina',
  'nomina_sumas',
  'bitacora',
] as const;
const readAll = async () =>
  await Promise.all(
    TABLES.map(async (table) =>
      JSON.stringify(
        await sql`select * from ${sql.table(table)} as t order by t`.execute(database.kysely),
      ),
    ),
  );

const seedLarge = () => seedDemo(database.kysely, LARGE, NOW, async () => 'nada');
let large: Promise<string[]> | undefined;
/** Seeds the large demo once and keeps its result. */
const readLarge = () => {
  large ??= seedLarge().then(readAll);
  return large;
};

test('a large demo is the same at the same instant, with its records before the story', async () => {
  const first = await readLarge();
  expect(await findDisagreements(database.kysely)).toEqual([]);
  const { rows } = await sql<{ tabla: string }>`
    select 'bitacora' as tabla from (select fecha < lag(fecha) over (order by id) as back from bitacora where id > 2104) as b where back
    union all select 'nomina' from nomina where periodo_id <= 24 and id > 1052 + 3
    union all select 'periodos' from periodos where id > 24 and abierto_en < (select max(cerrado_en) from periodos where id <= 24)`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
  await database.reset();
  await seedLarge();
  expect(await readAll()).toEqual(first);
});

test('an interrupted seed leaves no rows, and the next attempt is complete', async () => {
  const whole = await readLarge();
  await database.reset();
  // An empty hash violates a constraint on people. The seed fails there, after the ladder and the
  // memberships have used ids.
  await expect(seedDemo(database.kysely, LARGE, NOW, async () => '')).rejects.toThrow(
    'usuarios_clave_hash',
  );
  expect(await database.kysely.selectFrom('membresias').select('id').execute()).toEqual([]);
  await seedLarge();
  expect(await readAll()).toEqual(whole);
});

test('a statement timeout does not interrupt the seed', async () => {
  await database.kysely.connection().execute(async (connection) => {
    await sql`set statement_timeout = 1`.execute(connection);
    await seedDemo(connection, { personas: 8, registros: 500 }, NOW, async () => 'nada').finally(
      () => sql`reset statement_timeout`.execute(connection),
    );
  });
  expect((await readAll())[0]).not.toBe('[]');
});
