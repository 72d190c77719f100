import type { OperationId } from '@garita/api-client/access';
import { actsOnTiempos } from '@garita/testing/acts/tiempos';
import { forgetPagas, listaPagaSteps } from '@garita/testing/agency/listaPagaSteps';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MaintenanceJob, runUpkeep } from '../../scheduleUpkeep';

// A total has a wider type than its addends. Once, a sum beyond int4 made every answer of the
// payroll fail, and the upkeep too.

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await forgetPagas(agency);
});
afterEach(() => agency.close());

const { adjust, lista, pay } = listaPagaSteps(() => agency);
const { open, of, act } = actsOnTiempos(() => agency);
const MAXIMO = 1_000_000;
const INT4 = 2_147_483_647;

/**
 * Inserts entries from before amounts had a limit. Together they exceed two thousand million
 * minutes.
 */
const overflow = async (): Promise<void> => {
  const usuario = await agency.idOf('Agente');
  await sql`
    insert into nomina (usuario_id, periodo_id, tipo, cantidad, fecha, motivo)
    select ${usuario}, (select id from periodos where cerrado_en is null), 'minutos', ${MAXIMO}, ${agency.now()}, 'Ajuste' from generate_series(1, 2148)`.execute(
    agency.db,
  );
};
const timesOf = async () => {
  const [filas] = (await agency.call('allNomina', { as: 'Fundadora' })).body;
  return filas.find((fila: { usuarioNombre: string }) => fila.usuarioNombre === 'Agente').times;
};

describe('the limit on a total', () => {
  test.each([0, 1, 2] as const)(
    'a person’s total for requirement %i cannot be adjusted beyond the maximum',
    async (requisitos) => {
      expect((await adjust('Agente', requisitos, MAXIMO)).httpStatus).toBe(200);
      const { httpStatus, body } = await adjust('Agente', requisitos, 1);
      expect([httpStatus, body.msg]).toEqual([
        409,
        expect.stringMatching(/^Es demasiado: nadie puede pasar de /),
      ]);
      expect((await adjust('Agente', requisitos, MAXIMO, 1)).httpStatus).toBe(200);
    },
  );

  test('the sum of the adjustments of a tiempo cannot exceed the maximum, in either direction', async () => {
    const clock = {
      usuario_id: await agency.idOf('Gerente'),
      dia: '2026-11-21',
      entrada: agency.now(),
    };
    await agency.db.insertInto('fichajes').values(clock).execute();
    await open('Recluta', { as: 'Gerente' });
    const move = (operacion: '-' | '+', minutos: number) =>
      act(8, 'Recluta', { as: 'Gerente', operacion, minutos });
    for (const operacion of ['-', '+'] as const) {
      expect((await move(operacion, MAXIMO)).httpStatus).toBe(200);
      expect(await move(operacion, 1)).toMatchObject({
        httpStatus: 409,
        body: { msg: 'Es demasiado: los ajustes de un tiempo no pueden pasar de 16666h 40m.' },
      });
      expect((await move(operacion === '-' ? '+' : '-', MAXIMO)).httpStatus).toBe(200);
    }
    expect((await of('Recluta')) as object).toMatchObject({ sumado: 0 });
  });
});

describe('a total beyond int4', () => {
  const READS: readonly (readonly [OperationId, object])[] = [
    ['allNomina', {}],
    ['nominaPrevia', {}],
    ['nominaPeriodos', {}],
    ['nominaWeek', {}],
    ['pulso', {}],
    ['allNominaPorFecha', { body: { inicio: '2026-11-20', final: '2026-11-21' } }],
  ];

  test('a total beyond int4 is read, reduced, closed and summed everywhere', async () => {
    await overflow();
    const id = await agency.idOf('Agente');
    const readAll = async () => {
      for (const [operation, input] of [...READS, ['nominaDetalle', { params: { id } }] as const]) {
        const { httpStatus } = await agency.call(operation, { as: 'Fundadora', ...input });
        expect([operation, httpStatus]).toEqual([operation, 200]);
      }
    };
    await readAll();
    expect(await timesOf()).toBe(2148 * MAXIMO);
    await runUpkeep(agency.db, agency.now());
    await readAll();
    expect((await adjust('Agente', 2, 1)).httpStatus).toBe(409);
    expect((await adjust('Agente', 2, MAXIMO, 1)).httpStatus).toBe(200);
    expect(await timesOf()).toBe(2147 * MAXIMO);
    expect((await agency.call('updateLista', { as: 'Fundadora' })).httpStatus).toBe(200);
    expect(
      (await agency.call('actionReiniciar', { as: 'Fundadora', body: { op: 0 } })).httpStatus,
    ).toBe(200);
    await readAll();
  });

  test('a total beyond int4 is paid, whether it sums several people of a closing or several periods of one row', async () => {
    await agency.db
      .updateTable('categorias')
      .set({ paga_nomina: 1_000_000_000, paga_boni: 1_000_000_000 })
      .execute();
    for (const _ of [1, 2]) {
      for (const name of ['Agente', 'Recluta'])
        for (const requisitos of [0, 1, 2] as const) await adjust(name, requisitos, MAXIMO);
      expect(
        (await agency.call('actionReiniciar', { as: 'Fundadora', body: { op: 0 } })).httpStatus,
      ).toBe(200);
    }
    const { cerrados } = (await agency.call('nominaPeriodos', { as: 'Fundadora' })).body;
    expect(cerrados[0].monto).toBeGreaterThan(INT4);
    expect((await agency.call('updateLista', { as: 'Fundadora' })).httpStatus).toBe(200);
    const fila = (await lista())[2].find(({ usuarioNombre }) => usuarioNombre === 'Agente');
    expect(fila?.monto).toBe(4_000_000_000);
    expect((await pay(1, fila?.id as number, { total: 4_000_000_000 })).httpStatus).toBe(200);
    expect((await agency.call('updateLista', { as: 'Fundadora' })).httpStatus).toBe(200);
    expect(
      (
        await agency.call('allNominaPorFecha', {
          as: 'Fundadora',
          body: { inicio: '2026-11-20', final: '2026-11-22' },
        })
      ).body[1],
    ).toContainEqual({
      usuario: await agency.idOf('Agente'),
      paga: 4_000_000_000,
    });
  });
});

test('a failing job of the upkeep is logged and reported by health, and the other jobs still run', async () => {
  await agency.close();
  agency = await openTestAgency({ config: { logLevel: 'error' } });
  const tareas = async () => (await agency.call('health')).body.tareas;
  const { run } = agency.app.getDecorator<MaintenanceJob>('upkeep');
  await agency.db
    .updateTable('usuarios')
    .set({ registrado_en: new Date('2025-11-21T18:00:00Z') })
    .where('usuario', '=', 'Agente')
    .execute();
  await adjust('Agente', 2, 5);
  const usuario_id = await agency.idOf('Agente');
  // The stored sums are at the maximum of int8, so adding to them fails.
  const broken = {
    dia: '2026-11-21',
    usuario_id,
    ascensos: 0,
    asistencias: 0,
    minutos: sql<number>`9223372036854775807`,
    fecha: agency.now(),
  };
  await agency.db.insertInto('nomina_dias').values(broken).execute();
  await run();
  expect(await tareas()).toBe('fallan');
  expect(agency.log.filter((line) => line.includes('"job":"keepNominaSums"'))).toHaveLength(1);
  const told = await agency.db
    .selectFrom('avisos')
    .selectAll()
    .where('tipo', '=', 'aniversario')
    .where('usuario_id', '=', usuario_id)
    .execute();
  expect(told).toHaveLength(1);
  await agency.db.deleteFrom('nomina_dias').execute();
  await run();
  expect(await tareas()).toBe('ok');
});
