import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('nomina').execute();
});
afterEach(() => agency.close());

const adjust = async (name: string, requisitos: 0 | 1 | 2, cantidad: number) =>
  agency.call('ajustarNomina', {
    as: 'Fundadora',
    body: { id: await agency.idOf(name), opcion: 0, requisitos, cantidad },
  });
/** Gives a person of category 3 enough for its pay: 8 credits, 11 with the bonus. */
async function earn(name = 'Agente'): Promise<void> {
  await adjust(name, 1, 3);
  await adjust(name, 2, 180);
}
const previa = async (as = 'Gerente') => agency.call('nominaPrevia', { as });
const close = async (body: { periodo?: number } = {}, as = 'Gerente') =>
  agency.call('actionReiniciar', { as, body: { op: 0, ...body } });
const reopen = async (periodo: number, as = 'Fundadora') =>
  agency.call('reabrirNomina', { as, body: { periodo } });
const periodos = async () => (await agency.call('nominaPeriodos', { as: 'Agente' })).body;
const nomina = async () => (await agency.call('allNomina', { as: 'Agente' })).body;
const periodo = async (id: number) =>
  agency.call('nominaPeriodo', { as: 'Agente', params: { id } });
const auditOf = (operacion: string) =>
  agency.db.selectFrom('bitacora').selectAll().where('operacion', '=', operacion).execute();

describe('the preview of a closing', () => {
  test('the preview of a closing says what would be closed, and changes nothing', async () => {
    await earn();
    await adjust('Recluta', 0, 2);
    const { id, abierto_en } = (await periodos()).abierto;
    const expected = {
      periodo: id,
      abierto_en,
      personas: 2,
      anotaciones: 3,
      ascensos: 2,
      asistencias: 3,
      times: 180,
    };
    expect((await previa()).body).toMatchObject(expected);
    expect((await previa()).body).toMatchObject({
      ...expected,
      monto: (await nomina())[1].reduce((sum: number, p: { paga: number }) => sum + p.paga, 0),
    });
    expect((await periodos()).abierto.id).toBe(id);
  });

  test('the preview of a closing is for users who may close the period', async () => {
    expect((await previa('Supervisora')).httpStatus).toBe(403);
    expect((await previa('Fundadora')).httpStatus).toBe(200);
  });
});

describe('closing a period', () => {
  test('closing a period settles it, opens the next, and answers its totals (LPG-15)', async () => {
    await earn();
    const { periodo: id, pagas, monto, abierto_en } = (await previa()).body;
    agency.pass({ hours: 1 });
    expect((await close({ periodo: id })).body).toEqual({
      msg: 'Nómina reiniciada: 1 fila cerrada',
      status: 0,
    });
    const after = await periodos();
    expect(after.abierto).toMatchObject({ abierto_en: agency.now().toISOString(), anotaciones: 0 });
    expect(after.abierto.id).toBeGreaterThan(id);
    expect(after.cerrados[0]).toEqual({
      id,
      abierto_en,
      cerrado_en: agency.now().toISOString(),
      encargado: await agency.idOf('Gerente'),
      encargadoNombre: 'Gerente',
      personas: 1,
      anotaciones: 2,
      pagas,
      monto,
    });
    expect(await auditOf('actionReiniciar')).toMatchObject([
      {
        objetivo_tipo: 'periodo',
        objetivo_id: id,
        despues: { personas: 1, anotaciones: 2, monto },
      },
    ]);
  });

  test('closing a period keeps its amounts after later promotions, memberships and edits', async () => {
    await earn();
    const before = await nomina();
    const { periodo: id } = (await previa()).body;
    await close();
    await agency.place('Agente', 'Recluta');
    await agency.db.updateTable('categorias').set({ paga_nomina: 999, nomina_times: 1 }).execute();
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: agency.now() })
      .where('usuario', '=', 'Recluta')
      .execute();
    expect((await periodo(id)).body).toEqual(before);
    const detalle = await agency.call('nominaDetalle', {
      as: 'Gerente',
      params: { id: await agency.idOf('Agente') },
      query: { periodo: id },
    });
    expect(detalle.body).toMatchObject({
      categoria: 3,
      paga: 8,
      cerrado_en: agency.now().toISOString(),
    });
    expect(detalle.body.partes[0]).toMatchObject({ monto: 8, ganada: 1 });
  });

  test('closing a period keeps the credits readable by day, now with their pay', async () => {
    await earn();
    const days = { inicio: '2026-11-21', final: '2026-11-21' };
    const before = await agency.call('allNominaPorFecha', { as: 'Agente', body: days });
    await close();
    const [filas, , reducidos] = before.body;
    const after = (await agency.call('allNominaPorFecha', { as: 'Agente', body: days })).body;
    expect([before.body[1], after]).toEqual([
      [],
      [filas, [{ usuario: await agency.idOf('Agente'), paga: 8 }], reducidos],
    ]);
    expect((await nomina())[0].every((fila: { times: number }) => fila.times === 0)).toBe(true);
  });

  test('closing a period is refused for an empty period', async () => {
    expect(await close()).toMatchObject({
      httpStatus: 409,
      body: { msg: 'No hay nada que cerrar: el periodo abierto está vacío.', status: 1 },
    });
  });

  test('closing a period is refused for another period than the one shown', async () => {
    await earn();
    const { periodo: id } = (await previa()).body;
    await close({ periodo: id });
    await earn();
    expect(await close({ periodo: id })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Ese periodo ya se cerró. Revisa el que está abierto ahora.' },
    });
    expect((await periodos()).abierto.anotaciones).toBe(2);
  });

  test('closing a period needs pag, ldp and category 10', async () => {
    await earn();
    expect((await close({}, 'Supervisora')).httpStatus).toBe(403);
    expect((await close({}, 'Agente')).httpStatus).toBe(403);
  });

  test('closing a period while others are credited loses nothing: each entry is in one of the two periods', async () => {
    await earn();
    const { periodo: id } = (await previa()).body;
    const credits = Array.from({ length: 6 }, () => adjust('Recluta', 2, 10));
    const answers = await Promise.all([...credits.slice(0, 3), close(), ...credits.slice(3)]);
    expect(answers.map((a) => a.httpStatus)).toEqual(Array(7).fill(200));
    const timesOf = ([filas]: [{ usuarioNombre: string; times: number }[]]) =>
      filas.find((f) => f.usuarioNombre === 'Recluta')?.times ?? 0;
    expect(timesOf((await periodo(id)).body) + timesOf(await nomina())).toBe(60);
  });
});

describe('reopening a period', () => {
  test('reopening a period that an earlier portal brought is refused, since it has debts but no entries', async () => {
    await earn();
    const { periodo: id } = (await previa()).body;
    await close();
    await agency.db.updateTable('cierres').set({ anotaciones: 0 }).execute();
    const { httpStatus, body } = await reopen(id);
    expect([httpStatus, body.msg]).toEqual([
      409,
      'Ese periodo viene del portal anterior, sin anotaciones: no se puede reabrir.',
    ]);
  });

  test('reopening a period undoes the last closing while the next period is empty', async () => {
    await earn();
    const before = [await nomina(), (await periodos()).abierto];
    const { periodo: id } = (await previa()).body;
    await close();
    expect((await reopen(id)).body).toEqual({
      msg: 'Nómina reabierta: el último periodo sigue donde estaba',
      status: 0,
    });
    expect([await nomina(), (await periodos()).abierto]).toEqual(before);
    expect(await auditOf('reabrirNomina')).toMatchObject([
      { objetivo_tipo: 'periodo', objetivo_id: id, actor_id: await agency.idOf('Fundadora') },
    ]);
    const cierres = await agency.db
      .selectFrom('cierres')
      .select(['reabierto_en', 'reabierto_por'])
      .where('periodo_id', '=', id)
      .execute();
    expect(cierres).toEqual([
      { reabierto_en: agency.now(), reabierto_por: await agency.idOf('Fundadora') },
    ]);
  });

  test('a reopened period is settled again when it is closed again', async () => {
    await earn();
    const { periodo: id } = (await previa()).body;
    await close();
    await reopen(id);
    await adjust('Agente', 1, 2);
    await adjust('Agente', 2, 120);
    await close();
    const [, pagas] = (await periodo(id)).body;
    expect(pagas).toContainEqual({ usuario: await agency.idOf('Agente'), paga: 11 });
  });

  test('reopening a period is refused once the next period has an entry', async () => {
    await earn();
    const { periodo: id } = (await previa()).body;
    await close();
    await adjust('Recluta', 2, 1);
    expect(await reopen(id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'El periodo abierto ya tiene anotaciones: el anterior no se puede reabrir.' },
    });
  });

  test.each([
    [
      'the open period',
      async () => (await periodos()).abierto.id,
      409,
      'Ese periodo ya está abierto.',
    ],
    [
      'a period before the last closed one',
      async () => (await periodos()).cerrados[1].id,
      409,
      'Solo se puede reabrir el último periodo cerrado.',
    ],
    ['an unknown period', async () => 99_999, 404, 'Ese periodo no existe.'],
  ])('reopening a period is refused for %s', async (_, id, httpStatus, msg) => {
    expect(await reopen(await id())).toMatchObject({ httpStatus, body: { msg } });
  });

  test('reopening a period is allowed only to the owner', async () => {
    expect((await reopen((await periodos()).cerrados[0].id, 'Gerente')).httpStatus).toBe(403);
  });
});

describe('the list of periods', () => {
  test('the list of periods has the four closed weeks, newest first', async () => {
    const { cerrados } = await periodos();
    expect(cerrados.length).toBe(4);
    const starts = cerrados.map((c: { abierto_en: string }) => c.abierto_en);
    expect(starts).toEqual([...starts].sort().reverse());
  });

  test('the open period of the list has the same content as the payroll', async () => {
    await earn();
    expect((await periodo((await periodos()).abierto.id)).body).toEqual(await nomina());
  });

  test('an unknown period answers 404', async () => {
    expect(await periodo(99_999)).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Ese periodo no existe.' },
    });
  });
});
