import type { OperationId } from '@garita/api-client/access';
import { DISCO } from '@garita/domain/reglas/textos';
import { failureOf } from '@garita/testing/agency/failureOf';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import { scenariosOf, WRITE_SCENARIOS } from '@garita/testing/scenarios/writeScenarios';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let hasRoom = true;
let agency: TestAgency;
let kept: DatabaseSnapshot;
beforeAll(async () => {
  agency = await openTestAgency({ says: { hasRoom: async () => hasRoom } });
  kept = await snapshotDatabase(agency.database);
});
afterAll(async () => {
  await kept.release();
  await agency.close();
});

async function countNoted(): Promise<unknown> {
  const { rows } =
    await sql`select (select count(*) from bitacora) as bitacora, (select sum(cuenta) from intentos) as intentos`.execute(
      agency.db,
    );
  return rows[0];
}

test.each(Object.keys(WRITE_SCENARIOS) as OperationId[])(
  'with a full disk %s is refused and writes nothing',
  async (id) => {
    const [scenario] = scenariosOf(id);
    hasRoom = true;
    await kept.restore();
    await scenario?.prepare?.(agency);
    const request = {
      ...((await scenario?.input(agency)) as object),
      ...(scenario?.as && { key: await agency.keyOf(scenario.as) }),
    };
    const before = await countNoted();
    hasRoom = false;
    const { httpStatus, body, headers } = await agency.call(id, request);
    expect([httpStatus, failureOf(body).msg]).toEqual([503, DISCO.sinEspacio]);
    expect(headers['retry-after']).toBe('30');
    expect(await countNoted()).toEqual(before);
  },
);

test('with a full disk reads continue', async () => {
  hasRoom = false;
  const key = await agency.keyOf('Gerente');
  for (const id of ['checkUser', 'allNomina', 'configuracion'] as const)
    expect((await agency.call(id, { key })).httpStatus).toBe(200);
});
