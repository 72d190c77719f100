import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
  const removed =
    removedDaysAgo === undefined ? {} : { retirado_en: at(removedDaysAgo), retirado_por: gerente };
  await agency.db
    .insertInto('empleados_mes')
    .values({
      usuario_id: await agency.idOf(name),
      encargado_id: gerente,
      fecha: at(daysAgo),
      ...removed,
    })
    .execute();
}
const names = async () =>
  (await agency.call('empleadoMes')).body.map((e: { usuarioNombre: string }) => e.usuarioNombre);

describe('empleadoMes', () => {
  test('empleadoMes shows visitors the active employees of the month, newest first (HOM-06)', async () => {
    await add('Oficial', 20);
    await add('Agente', 10);
    await add('Cabo', 10);
    expect(await names()).toEqual(['Cabo', 'Agente', 'Oficial']);
    expect((await agency.call('empleadoMes')).body[2]).toEqual({
      id: expect.any(Number),
      usuarioNombre: 'Oficial',
      fecha: '2026-11-01T18:30:00.000Z',
    });
  });

  test('empleadoMes omits removed and dismissed people', async () => {
    await add('Oficial', 20, 3);
    await add('Expulsado', 20);
    await add('Agente', 20);
    expect(await names()).toEqual(['Agente']);
  });

  test('empleadoMes is empty when there are none (HOM-05)', async () => {
    expect((await agency.call('empleadoMes')).body).toEqual([]);
  });
});

describe('the table', () => {
  test('the table of employees of the month allows one active entry per person, and any number of past entries', async () => {
    await add('Oficial', 90, 60);
    await add('Oficial', 50, 20);
    await add('Oficial', 1);
    await expect(add('Oficial', 0)).rejects.toMatchObject({
      constraint: 'empleados_mes_uno_activo',
    });
  });

  test('the table of employees of the month lists the active entries without reading the past entries', async () => {
    const gerente = await agency.idOf('Gerente');
    await sql`
      insert into empleados_mes (usuario_id, encargado_id, fecha, retirado_en, retirado_por)
      select ${gerente}::int, ${gerente}::int, ${agency.now()}::timestamptz - make_interval(hours => i), ${agency.now()}::timestamptz, ${gerente}::int
      from generate_series(1, 5000) as i`.execute(agency.db);
    await add('Oficial', 1);
    await sql`analyze empleados_mes`.execute(agency.db);
    expect(JSON.stringify(await selectActive(agency.db).explain())).toMatch(
      /empleados_mes_(activos|uno_activo)/,
    );
  });
});

type Headers = Record<string, string>;
const choose = async (people: readonly string[], as = 'Gerente', headers: Headers = {}) =>
  agency.call('actionEmpleadoMes', {
    as,
    body: {
      op: 0,
      usuarios: (await Promise.all(people.map((name) => agency.idOf(name)))).join(','),
    },
    headers,
  });
const remove = (id: number, as = 'Gerente', headers: Headers = {}) =>
  agency.call('actionEmpleadoMes', { as, body: { op: 1, id }, headers });
const all = async () => (await agency.call('allEmpleadoMes', { as: 'Gerente' })).body;
const chosen = async (name: string): Promise<number> => {
  expect((await choose([name])).httpStatus).toBe(200);
  return (await all())[0].id;
};
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .select(['actor_id', 'objetivo_tipo', 'objetivo_id', 'antes', 'despues'])
    .orderBy('id')
    .execute();
const statusesOf = (answers: readonly { httpStatus: number }[]) =>
  answers.map((a) => a.httpStatus).sort();

describe('adding employees of the month', () => {
  test('adding employees of the month makes people active, and updates the home page (EPM-04, EPM-05, EPM-10)', async () => {
    expect(await choose(['Oficial', 'Cabo'])).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Cabo y Oficial son empleados del mes', status: 0 },
    });
    expect((await names()).sort()).toEqual(['Cabo', 'Oficial']);
    const [gerente, cabo, oficial] = [
      await agency.idOf('Gerente'),
      await agency.idOf('Cabo'),
      await agency.idOf('Oficial'),
    ];
    expect(await all()).toContainEqual({
      id: expect.any(Number),
      usuario: oficial,
      usuarioNombre: 'Oficial',
      encargadoNombre: 'Gerente',
      fecha: agency.now().toISOString(),
      estado: 0,
      hasta: null,
    });
    const empleados = [
      { id: cabo, usuario: 'Cabo' },
      { id: oficial, usuario: 'Oficial' },
    ];
    expect(await audits()).toEqual([
      {
        actor_id: gerente,
        objetivo_tipo: null,
        objetivo_id: null,
        antes: null,
        despues: { empleados },
      },
    ]);
  });

  test.each([undefined, ''])(
    'adding employees of the month is refused without an employee: %j (EPM-08)',
    async (usuarios) => {
      const body = { op: 0, ...(usuarios !== undefined && { usuarios }) };
      expect(await agency.call('actionEmpleadoMes', { as: 'Gerente', body })).toMatchObject({
        httpStatus: 400,
        body: { msg: 'Selecciona un usuario', campo: 'usuarios' },
      });
    },
  );

  test('adding employees of the month adds all or none: an active person is named, and no person is added twice', async () => {
    await choose(['Oficial', 'Cabo']);
    expect(await choose(['Agente', 'Oficial'])).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Oficial ya es empleado del mes.', campo: 'usuarios' },
    });
    expect(await choose(['Cabo', 'Oficial'])).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Cabo y Oficial ya son empleados del mes.' },
    });
    expect((await names()).sort()).toEqual(['Cabo', 'Oficial']);
  });

  test('adding employees of the month adds no person if one of them is unknown or dismissed', async () => {
    const oficial = await agency.idOf('Oficial');
    for (const usuarios of [`${oficial},2147483647`, `0,${oficial}`, `${oficial},9999999999`]) {
      expect(
        await agency.call('actionEmpleadoMes', { as: 'Gerente', body: { op: 0, usuarios } }),
        usuarios,
      ).toMatchObject({
        httpStatus: 404,
        body: { msg: 'Esa persona no existe.' },
      });
    }
    expect(await choose(['Oficial', 'Expulsado'])).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Expulsado ya no está en la agencia.' },
    });
    expect(await names()).toEqual([]);
  });

  test('adding employees of the month counts a repeated name once', async () => {
    expect(await choose(['Oficial', 'Oficial'])).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Oficial es empleado del mes' },
    });
    expect(await all()).toHaveLength(1);
  });

  test('of two additions of the same people at once, in different orders, one succeeds and the other names its author', async () => {
    const [oficial, cabo] = [await agency.idOf('Oficial'), await agency.idOf('Cabo')];
    const keys = [await agency.keyOf('Gerente'), await agency.keyOf('Fundadora')] as const;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        agency.call('actionEmpleadoMes', {
          key: keys[(i % 2) as 0 | 1],
          body: { op: 0, usuarios: i % 2 ? `${oficial},${cabo}` : `${cabo},${oficial}` },
        }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    for (const { httpStatus, body } of answers)
      if (httpStatus === 409) expect(body.msg).toBe('Cabo y Oficial ya son empleados del mes.');
    expect(await all()).toHaveLength(2);
  });

  test('adding employees of the month twice with one key, as after a lost answer, adds once and gives the same answer', async () => {
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const [first, second] = [
      await choose(['Oficial'], 'Gerente', headers),
      await choose(['Oficial'], 'Gerente', headers),
    ];
    expect([first.httpStatus, second.body]).toEqual([200, first.body]);
  });
});

describe('removing an employee of the month', () => {
  test('removing an employee of the month removes the person from the home page and keeps them in the history (EPM-03, EPM-11)', async () => {
    const id = await chosen('Oficial');
    agency.pass({ days: 20 });
    expect(await remove(id, 'Fundadora')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Oficial ya no es empleado del mes', status: 0 },
    });
    expect(await names()).toEqual([]);
    expect(await all()).toMatchObject([
      {
        id,
        usuarioNombre: 'Oficial',
        encargadoNombre: 'Gerente',
        estado: 1,
        hasta: agency.now().toISOString(),
      },
    ]);
    const [fundadora, oficial] = [await agency.idOf('Fundadora'), await agency.idOf('Oficial')];
    expect((await audits()).at(-1)).toMatchObject({
      actor_id: fundadora,
      objetivo_tipo: 'empleadomes',
      objetivo_id: id,
      antes: { usuario: oficial },
    });
    expect((await choose(['Oficial'])).httpStatus).toBe(200);
  });

  test('removing an employee of the month again names the first author; an unknown entry and a missing id are refused', async () => {
    const id = await chosen('Oficial');
    await remove(id, 'Fundadora');
    expect(await remove(id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Fundadora ya sacó a Oficial.' },
    });
    expect(await remove(2_147_483_647)).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Ese empleado del mes no existe.' },
    });
    expect(
      await agency.call('actionEmpleadoMes', { as: 'Gerente', body: { op: 1 } }),
    ).toMatchObject({ httpStatus: 400, body: { campo: 'id' } });
  });

  test('removing an employee of the month many times at once removes it once', async () => {
    const id = await chosen('Oficial');
    const key = await agency.keyOf('Gerente');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        agency.call('actionEmpleadoMes', { key, body: { op: 1, id } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe('the history', () => {
  test('the history of employees of the month has all, newest first', async () => {
    await add('Oficial', 90, 60);
    await add('Agente', 10);
    await add('Cabo', 40, 11);
    expect(
      (await all()).map((e: { usuarioNombre: string; estado: number }) => [
        e.usuarioNombre,
        e.estado,
      ]),
    ).toEqual([
      ['Agente', 0],
      ['Cabo', 1],
      ['Oficial', 1],
    ]);
  });

  test('the history of employees of the month is for users with `epm`, and so are both acts', async () => {
    const id = await chosen('Oficial');
    for (const as of ['Supervisora', 'Agente']) {
      expect((await agency.call('allEmpleadoMes', { as })).httpStatus, as).toBe(403);
      expect((await choose(['Cabo'], as)).httpStatus, as).toBe(403);
      expect((await remove(id, as)).httpStatus, as).toBe(403);
    }
    expect((await agency.call('allEmpleadoMes')).httpStatus).toBe(401);
  });

  test('the history of employees of the month is answered with 304, like the home page, until a person is added', async () => {
    const read = (call: 'allEmpleadoMes' | 'empleadoMes', etag?: string) =>
      agency.call(call, { as: 'Gerente', headers: etag ? { 'if-none-match': etag } : {} });
    for (const [call, who] of [
      ['allEmpleadoMes', 'Cabo'],
      ['empleadoMes', 'Agente'],
    ] as const) {
      const { headers } = await read(call);
      expect((await read(call, String(headers.etag))).httpStatus, call).toBe(304);
      await choose([who]);
      expect((await read(call, String(headers.etag))).httpStatus, call).toBe(200);
    }
  });
});
