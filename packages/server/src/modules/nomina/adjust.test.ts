import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('nomina').execute();
});
afterEach(() => agency.close());

interface Change {
  opcion: 0 | 1;
  requisitos: 0 | 1 | 2;
  cantidad: number;
  motivo?: string;
}
const adjust = async (change: Change, { as = 'Gerente', name = 'Agente' } = {}) =>
  agency.call('ajustarNomina', { as, body: { id: await agency.idOf(name), ...change } });
const rowOf = async (name = 'Agente') => {
  const [rows] = (await agency.call('allNomina', { as: 'Agente' })).body;
  return rows.find((row: { usuarioNombre: string }) => row.usuarioNombre === name);
};

describe('adjusting a person’s credited minutes', () => {
  test.each([
    [0, 'ascensos', '+2 ascensos'],
    [1, 'asistencias', '+2 asistencias'],
    [2, 'times', '+2 min'],
  ] as const)(
    'adjusting requisitos %i adds to %s: one entry with its author and reason (NOM-11 to NOM-16)',
    async (requisitos, field, what) => {
      expect(await adjust({ opcion: 0, requisitos, cantidad: 2 })).toMatchObject({
        httpStatus: 200,
        body: { msg: 'Nomina ajustada correctamente', status: 0 },
      });
      expect((await rowOf())[field]).toBe(2);
      const entries = await agency.db.selectFrom('nomina').selectAll().execute();
      expect(entries).toMatchObject([
        { cantidad: 2, motivo: `Ajuste: ${what}`, encargado_id: await agency.idOf('Gerente') },
      ]);
      const log = await agency.db
        .selectFrom('bitacora')
        .selectAll()
        .where('operacion', '=', 'ajustarNomina')
        .execute();
      expect(log).toMatchObject([
        { objetivo_id: await agency.idOf('Agente'), despues: expect.objectContaining({}) },
      ]);
    },
  );

  test('adjusting a person’s credits subtracts down to 0 and no further', async () => {
    await adjust({ opcion: 0, requisitos: 2, cantidad: 90 });
    expect(await adjust({ opcion: 1, requisitos: 2, cantidad: 91 })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'No se puede restar tanto: ahora tiene 1h 30m.', status: 1 },
    });
    expect((await adjust({ opcion: 1, requisitos: 2, cantidad: 90 })).httpStatus).toBe(200);
    expect((await rowOf()).times).toBe(0);
  });

  test.each([0, -5])('adjusting a person’s credits by %i is refused (NOM-17)', async (cantidad) => {
    const answer = await adjust({ opcion: 0, requisitos: 0, cantidad });
    expect(answer).toMatchObject({
      httpStatus: 400,
      body: { msg: 'Cantidad no puede ser menor o igual a 0', campo: 'cantidad' },
    });
  });

  test('adjusting a person’s credits keeps the reason with the entry, and refuses an empty reason', async () => {
    expect(await adjust({ opcion: 0, requisitos: 1, cantidad: 2, motivo: ' ' })).toMatchObject({
      httpStatus: 400,
      body: { msg: 'Escribe por qué se ajusta', campo: 'motivo' },
    });
    expect(
      (await adjust({ opcion: 0, requisitos: 1, cantidad: 2, motivo: ' Cubrió el relevo ' }))
        .httpStatus,
    ).toBe(200);
    const entries = await agency.db.selectFrom('nomina').select('motivo').execute();
    expect(entries).toEqual([{ motivo: 'Ajuste: +2 asistencias (Cubrió el relevo)' }]);
    const { antes, despues } = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'ajustarNomina')
      .executeTakeFirstOrThrow();
    expect([antes, despues]).toEqual([
      { asistencia: 0 },
      { asistencia: 2, motivo: 'Cubrió el relevo' },
    ]);
  });

  test('adjusting a person’s credits needs req and an active person of a lower category', async () => {
    expect(
      (await adjust({ opcion: 0, requisitos: 0, cantidad: 1 }, { as: 'Oficial' })).httpStatus,
    ).toBe(403);
    expect(
      (
        await adjust(
          { opcion: 0, requisitos: 0, cantidad: 1 },
          { as: 'Supervisora', name: 'Gerente' },
        )
      ).httpStatus,
    ).toBe(403);
    expect(
      (await adjust({ opcion: 0, requisitos: 0, cantidad: 1 }, { name: 'Expulsado' })).httpStatus,
    ).toBe(404);
  });

  test('many subtractions of credits at once never go below 0', async () => {
    await adjust({ opcion: 0, requisitos: 1, cantidad: 5 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => adjust({ opcion: 1, requisitos: 1, cantidad: 2 })),
    );
    expect(answers.map((a) => a.httpStatus).sort()).toEqual([200, 200, 409, 409]);
    expect((await rowOf()).asistencias).toBe(1);
  });

  test('adjusting a person’s credits makes the total the sum of the successful adjustments in any order, and never less than 0', async () => {
    const change = fc.record({
      opcion: fc.constantFrom(0 as const, 1 as const),
      requisitos: fc.constant(2 as const),
      cantidad: fc.integer({ min: 1, max: 50 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
        await agency.db.deleteFrom('nomina').execute();
        let total = 0;
        for (const one of changes) {
          const { httpStatus } = await adjust(one);
          expect(httpStatus).toBe(one.opcion === 1 && one.cantidad > total ? 409 : 200);
          if (httpStatus === 200) total += one.opcion === 1 ? -one.cantidad : one.cantidad;
        }
        expect((await rowOf()).times).toBe(total);
      }),
      { numRuns: 10, seed: 5 },
    );
  });
});

describe('the payroll of some days', () => {
  const between = (inicio: string, final: string) =>
    agency.call('allNominaPorFecha', { as: 'Agente', body: { inicio, final } });
  const credit = async (fecha: string, cantidad: number, closed = false) => {
    const { id } = await agency.db
      .selectFrom('periodos')
      .select('id')
      .where('cerrado_en', closed ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow();
    const row = {
      usuario_id: await agency.idOf('Agente'),
      periodo_id: id,
      tipo: 'minutos' as const,
      cantidad,
      fecha: new Date(fecha),
      motivo: 'Prueba',
      encargado_id: null,
    };
    await agency.db.insertInto('nomina').values(row).execute();
  };
  const timesOf = ({ body }: Awaited<ReturnType<typeof between>>) =>
    body[0].find((row: { usuarioNombre: string }) => row.usuarioNombre === 'Agente').times;

  test('the payroll of some days sums the entries of whole days of the agency’s zone, across periods (NOM-06)', async () => {
    // The agency is in Mexico City, at UTC−6.
    await credit('2026-11-10T05:59:59.999Z', 1, true);
    await credit('2026-11-10T06:00:00.000Z', 10, true);
    await credit('2026-11-12T05:59:59.999Z', 100);
    await credit('2026-11-12T06:00:00.000Z', 1000);
    expect(timesOf(await between('2026-11-10', '2026-11-11'))).toBe(110);
    expect(timesOf(await between('2026-11-12', '2026-11-12'))).toBe(1000);
    expect(timesOf(await between('2026-01-01', '2026-12-31'))).toBe(1111);
    expect(timesOf(await between('0001-01-01', '9999-12-31'))).toBe(1111);
  });

  test('the payroll of some days can be negative if more was subtracted than added', async () => {
    await credit('2026-11-10T12:00:00.000Z', 30);
    await credit('2026-11-11T12:00:00.000Z', -30);
    expect(timesOf(await between('2026-11-11', '2026-11-11'))).toBe(-30);
    expect((await between('2026-11-11', '2026-11-11')).body[1]).toEqual([]);
  });

  test('the payroll of some days has the pays of the periods closed in those days, also of dismissed people, and none of the open period', async () => {
    await agency.db.deleteFrom('cierre_filas').execute();
    const agente = await agency.idOf('Agente');
    const paid = async (inicio: string, final: string) => (await between(inicio, final)).body[1];
    const close = async () =>
      expect(
        (await agency.call('actionReiniciar', { as: 'Gerente', body: { op: 0 } })).httpStatus,
      ).toBe(200);
    await adjust({ opcion: 0, requisitos: 1, cantidad: 3 });
    await adjust({ opcion: 0, requisitos: 2, cantidad: 180 });
    const today = agency.now().toISOString().slice(0, 10);
    expect(await paid(today, today)).toEqual([]);
    await close();
    agency.pass({ days: 2 });
    await adjust({ opcion: 0, requisitos: 1, cantidad: 5 });
    await adjust({ opcion: 0, requisitos: 2, cantidad: 300 });
    await close();
    // If both weeks were one period, there would be one pay of 11.
    expect(await paid('2026-01-01', '2027-12-31')).toEqual([{ usuario: agente, paga: 8 + 11 }]);
    expect(await paid(today, today)).toEqual([{ usuario: agente, paga: 8 }]);
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: agency.now() })
      .where('id', '=', agente)
      .execute();
    const { body } = await agency.call('allNominaPorFecha', {
      as: 'Gerente',
      body: { inicio: '2026-01-01', final: '2027-12-31' },
    });
    expect([body[0].some(({ id }: { id: number }) => id === agente), body[1]]).toEqual([
      true,
      [{ usuario: agente, paga: 19 }],
    ]);
  });

  test.each([
    ['', '2026-11-21', 'No dejes campos vacios'],
    ['2026-11-21', '2026-11-20', 'Fecha final no puede ser menor a fecha inicial'],
    ['2026-02-30', '2026-03-01', 'Esa fecha no existe'],
  ])(
    'the payroll from «%s» to «%s» is refused: %s (NOM-07, NOM-08)',
    async (inicio, final, msg) => {
      expect(await between(inicio, final)).toMatchObject({ httpStatus: 400, body: { msg } });
    },
  );
});
