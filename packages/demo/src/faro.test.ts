import { findDisagreements } from '@garita/testing/agency/findDisagreements';
import { readHistory } from '@garita/testing/agency/readHistory';
import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FARO } from './guion/faro/faro';
import { seedDemo } from './seedDemo';

const NOW = new Date('2026-11-21T18:30:00.000Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const seed = async (now = NOW) => {
  await database.reset();
  await seedDemo(
    database.kysely,
    { personas: FARO.viva, registros: 0 },
    now,
    async () => 'nada',
    FARO,
  );
};

describe('the second demo', () => {
  test('the second demo is an agency with consistent ledgers, and has the accounts listed in the docs', async () => {
    await seed();
    expect(await findDisagreements(database.kysely)).toEqual([]);
    const { personas } = await readHistory(database.kysely);
    expect(personas).toHaveLength(28);
    const { rows } = await sql<{
      usuario: string;
      categoria: number;
      posicion: number;
      firma: string | null;
      dismissed: boolean;
    }>`
      select u.usuario, m.categoria_id as categoria, m.posicion, u.firma, u.despedido_en is not null as dismissed
      from usuarios u join misiones m on m.id = u.mision_id where u.usuario = any (${FARO.cuentas.map(({ usuario }) => usuario)})
    `.execute(database.kysely);
    const wanted = FARO.cuentas.map(
      ({ usuario, categoria, posicion, firma, dismissed = false }) => ({
        usuario,
        categoria,
        posicion,
        firma,
        dismissed,
      }),
    );
    expect(
      rows.sort((a, b) => a.categoria - b.categoria || a.usuario.localeCompare(b.usuario)),
    ).toEqual(
      wanted.sort((a, b) => a.categoria - b.categoria || a.usuario.localeCompare(b.usuario)),
    );
  });

  test('the second demo has people clocked in, a pending promotion, sales, pays and fines', async () => {
    await seed();
    const count = async (table: string, where = 'true') =>
      (
        await sql<{
          n: number;
        }>`select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(
          database.kysely,
        )
      ).rows[0]?.n ?? 0;
    expect(await count('tiempos', 'cerrado_en is null')).toBe(4);
    expect(await count('fichajes', 'salida is null')).toBeGreaterThanOrEqual(7);
    const aspirante = `usuario_id = (select id from usuarios where usuario = '${FARO.oficios.aspirante}')`;
    expect(await count('solicitudes', `estado = 'pendiente' and ${aspirante}`)).toBe(1);
    for (const table of [
      'ascensos',
      'membresias_vendidas',
      'traslados',
      'multas',
      'paselistas',
      'ausencias',
      'descuentos',
      'empleados_mes',
      'estados',
    ])
      expect(await count(table), table).toBeGreaterThan(2);
    expect(await count('pagos', 'pagado_en is not null')).toBeGreaterThan(15);
  });

  test.each(['2027-03-14T05:59:59.999Z', '2026-12-31T23:15:07.123Z'])(
    'the second demo has the same people and missions at %s',
    async (now) => {
      const tell = async () =>
        (await readHistory(database.kysely)).personas.map(({ usuario, mision_id }) => [
          usuario,
          mision_id,
        ]);
      await seed();
      const first = await tell();
      await seed(new Date(now));
      expect(await tell()).toEqual(first);
      expect(await findDisagreements(database.kysely)).toEqual([]);
    },
  );
});
