import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestAgency, type TestAgency } from '../../testing/testAgency';
import { selectActive } from './empleadomes.repository';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('empleados_mes').execute();
});
afterEach(() => agency.close());

const DAY = 86_400_000;

async function add(name: string, daysAgo: number, removedDaysAgo?: number): Promise<void> {
  const at = (days: number) => new Date(agency.now().getTime() - days * DAY);
  const gerente = await agency.idOf('Gerente');
  const removed = removedDaysAgo === undefined ? {} : { retirado_en: at(removedDaysAgo), retirado_por: gerente };
  await agency.db
    .insertInto('empleados_mes')
    .values({ usuario_id: await agency.idOf(name), encargado_id: gerente, fecha: at(daysAgo), ...removed })
    .execute();
}
const names = async () => (await agency.call('empleadoMes')).body.map((e: { usuarioNombre: string }) => e.usuarioNombre);

describe('empleadoMes', () => {
  test('shows visitors the active ones, the newest first (HOM-06)', async () => {
    await add('Oficial', 20);
    await add('Agente', 10);
    await add('Cabo', 10);
    expect(await names()).toEqual(['Cabo', 'Agente', 'Oficial']);
    expect((await agency.call('empleadoMes')).body[2]).toEqual({ id: expect.any(Number), usuarioNombre: 'Oficial', fecha: '2026-11-01T18:30:00.000Z' });
  });

  test('leaves out whoever was removed or dismissed', async () => {
    await add('Oficial', 20, 3);
    await add('Expulsado', 20);
    await add('Agente', 20);
    expect(await names()).toEqual(['Agente']);
  });

  test('is empty when there are none (HOM-05)', async () => {
    expect((await agency.call('empleadoMes')).body).toEqual([]);
  });
});

describe('the table', () => {
  test('has one active entry a person, and any number of past ones', async () => {
    await add('Oficial', 90, 60);
    await add('Oficial', 50, 20);
    await add('Oficial', 1);
    await expect(add('Oficial', 0)).rejects.toMatchObject({ constraint: 'empleados_mes_uno_activo' });
  });

  test('does not read its past to list the active ones', async () => {
    const gerente = await agency.idOf('Gerente');
    await sql`
      insert into empleados_mes (usuario_id, encargado_id, fecha, retirado_en, retirado_por)
      select ${gerente}::int, ${gerente}::int, ${agency.now()}::timestamptz - make_interval(hours => i), ${agency.now()}::timestamptz, ${gerente}::int
      from generate_series(1, 5000) as i`.execute(agency.db);
    await add('Oficial', 1);
    await sql`analyze empleados_mes`.execute(agency.db);
    expect(JSON.stringify(await selectActive(agency.db).explain())).toMatch(/empleados_mes_(activos|uno_activo)/);
  });
});
