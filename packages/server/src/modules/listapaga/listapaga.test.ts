import { forgetPagas, listaPagaSteps, statusesOf } from '@garita/testing/agency/listaPagaSteps';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await forgetPagas(agency);
});
afterEach(() => agency.close());

const {
  adjust,
  earn,
  earnBonus,
  refresh,
  lista,
  between,
  filaOf,
  pay,
  fine,
  multas,
  reset,
  dismiss,
  listed,
  audits,
} = listaPagaSteps(() => agency);

describe('the list', () => {
  test('the pay list has credits, people and rows (LPG-10, LPG-11)', async () => {
    await earn();
    expect((await refresh()).body).toEqual({ msg: 'Lista de paga actualizada', status: 0 });
    const usuario = await agency.idOf('Agente');
    expect(await lista()).toEqual([
      8,
      1,
      [
        {
          id: expect.any(Number),
          usuario,
          usuarioNombre: 'Agente',
          categoria: 3,
          paga: 'Nómina',
          monto: 8,
          multa: 0,
          pagado: 0,
          restar: 0,
          excluida: null,
          fecha: agency.now().toISOString(),
          fechaPago: null,
          encargadoNombre: null,
          archivado: 0,
          ascenso: null,
          gastado: 0,
          // Agente has the first mission of the category, and the next mission costs 5 credits
          // more.
          compras: [{ mision: 'Agente II', categoria: 3, precio: 5 }],
        },
      ],
    ]);
  });

  test('adm is enough to read the pay list, but neither to refresh nor to pay it (LPG-19)', async () => {
    const { id } = await listed();
    expect((await agency.call('getListaPaga', { as: 'Oficial' })).httpStatus).toBe(403);
    expect((await agency.call('getListaPaga', { as: 'Supervisora' })).httpStatus).toBe(200);
    expect((await refresh('Supervisora')).httpStatus).toBe(403);
    expect((await pay(1, id, {}, 'Supervisora')).httpStatus).toBe(403);
  });

  test('the pay list deducts a fine, excludes a person whose pay is used up by it, and follows fines and dismissals without a refresh', async () => {
    await earn();
    await earn('Recluta');
    await refresh();
    const [before] = await lista();
    await fine('Agente', 5);
    expect(await filaOf()).toMatchObject({ monto: 8, multa: 5, restar: 1, excluida: null });
    expect((await lista())[0]).toBe(before - 5);
    await fine('Agente', 3);
    expect(await filaOf()).toMatchObject({ multa: 8, restar: 2, excluida: 'multa' });
    expect((await lista()).slice(0, 2)).toEqual([before - 8, 1]);
    await dismiss('Recluta');
    expect(await filaOf('Recluta')).toMatchObject({ restar: 2, excluida: 'despido' });
    expect((await lista()).slice(0, 2)).toEqual([0, 0]);
  });

  test('the pay list is not changed by a warning of 0 credits', async () => {
    const { id } = await listed();
    await fine('Agente', 0);
    expect(await filaOf()).toMatchObject({ multa: 0, restar: 0 });
    await pay(1, id);
    expect(await multas()).toMatchObject([{ creditos: 0, cobrado: 0 }]);
  });
});

describe('a refresh', () => {
  test('a repeated refresh of the pay list changes nothing, and a later refresh follows the earned pay (LPG-23)', async () => {
    const { id } = await listed();
    await refresh();
    expect(await audits('updateLista')).toHaveLength(1);
    await earnBonus();
    await refresh();
    expect(await filaOf()).toMatchObject({ id, monto: 11, paga: 'Nómina y Bonificación' });
    await adjust('Agente', 1, 5, 1);
    await refresh();
    expect((await lista())[2]).toEqual([]);
    expect((await audits('updateLista')).map(({ despues }) => despues)).toEqual([
      { nuevas: 1, cambiadas: 0, retiradas: 0 },
      { nuevas: 0, cambiadas: 1, retiradas: 0 },
      { nuevas: 0, cambiadas: 0, retiradas: 1 },
    ]);
    expect(await pay(1, id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa fila ya no está en la lista: al actualizarla, no quedaba nada que pagar.' },
    });
  });

  test('a refresh of the pay list keeps a paid row, and adds only what was earned after it', async () => {
    const { id } = await listed();
    await fine('Agente', 3);
    await pay(1, id);
    const paid = await filaOf('Agente', 1);
    await refresh();
    expect((await lista())[2]).toEqual([paid]);
    await earnBonus();
    await fine('Agente', 1);
    await refresh();
    expect(await filaOf('Agente', 1)).toEqual(paid);
    expect(await filaOf()).toMatchObject({ monto: 3, multa: 1, paga: 'Diferencia' });
    // The list has one person with two pays: 5 credits are paid, 2 are not.
    expect((await lista()).slice(0, 2)).toEqual([7, 1]);
  });

  test('a refresh of the pay list claims nothing back if a person’s credits are reduced after the payment', async () => {
    const { id } = await listed();
    await pay(1, id);
    await adjust('Agente', 1, 3, 1);
    await refresh();
    expect((await lista())[2]).toMatchObject([{ id, monto: 8, pagado: 1 }]);
  });

  test('a refresh of the pay list finds the pays of a period closed before any refresh', async () => {
    await earn();
    await reset(0);
    await earn();
    await earnBonus();
    await refresh();
    expect(await filaOf()).toMatchObject({ monto: 19, paga: '2 periodos' });
    // Closing a period and opening the next one does not change the debt.
    await reset(0);
    await refresh();
    expect((await lista())[2]).toMatchObject([{ monto: 19 }]);
  });

  test('a refresh of the pay list after a closing does not add again what was paid while the period was open', async () => {
    const { id } = await listed();
    await pay(1, id);
    await earnBonus();
    await reset(0);
    await refresh();
    expect((await lista())[2]).toMatchObject([
      { id, pagado: 1 },
      { monto: 3, pagado: 0, paga: 'Diferencia' },
    ]);
  });

  test('a refresh of the pay list adds nothing for an empty period, and that closing can still be undone', async () => {
    // A category without requirements earns its pay even without an entry.
    await agency.db
      .updateTable('categorias')
      .set({ nomina_asistencia: 0, nomina_times: 0 })
      .where('id', '=', 3)
      .execute();
    await refresh();
    expect((await lista())[2]).toEqual([]);
    await adjust('Agente', 0, 1);
    const { id: periodo } = (await agency.call('nominaPeriodos', { as: 'Gerente' })).body.abierto;
    await reset(0);
    await refresh();
    expect(await filaOf()).toMatchObject({ monto: 8 });
    expect(
      (await agency.call('reabrirNomina', { as: 'Fundadora', body: { periodo } })).httpStatus,
    ).toBe(200);
    await refresh();
    expect(await filaOf()).toMatchObject({ monto: 8 });
  });

  test('a refresh of the pay list adds no row for a dismissed person, keeps their existing row, and adds a row for a returned person', async () => {
    await earn();
    await reset(0);
    await dismiss('Agente');
    await refresh();
    expect((await lista())[2]).toEqual([]);
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: null })
      .where('usuario', '=', 'Agente')
      .execute();
    await refresh();
    const { id } = await filaOf();
    await dismiss('Agente');
    await refresh();
    expect(await filaOf()).toMatchObject({ id, excluida: 'despido' });
  });

  test('a refresh of the pay list ten times at once leaves one row per person', async () => {
    await earn();
    await earn('Recluta');
    const key = await agency.keyOf('Gerente');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => agency.call('updateLista', { key })),
    );
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect((await lista())[2].map(({ usuarioNombre }) => usuarioNombre)).toEqual([
      'Agente',
      'Recluta',
    ]);
    expect(await audits('updateLista')).toHaveLength(1);
  });

  test('a refresh of the pay list during a payment or a closing of the payroll pays once', async () => {
    const { id } = await listed();
    await earnBonus();
    const [gerente, fundadora] = [await agency.keyOf('Gerente'), await agency.keyOf('Fundadora')];
    const [paid, , closed] = await Promise.all([
      agency.call('pagar', { key: fundadora, body: { id, op: 1 } }),
      agency.call('updateLista', { key: gerente }),
      agency.call('actionReiniciar', { key: gerente, body: { op: 0 } }),
      agency.call('updateLista', { key: fundadora }),
    ]);
    expect([paid.httpStatus, closed.httpStatus]).toEqual([200, 200]);
    await refresh();
    const rest = (await lista())[2];
    expect(rest.reduce((sum, { monto }) => sum + monto, 0)).toBe(11);
  });
});

describe('a reset of the list', () => {
  test('a reset archives the pay list; unpaid rows are added again, and paid rows are not (LPG-16)', async () => {
    await earn('Recluta');
    const { id } = await listed();
    await pay(1, id);
    expect((await reset(1)).body).toEqual({
      msg: 'Lista de paga reiniciada: 2 filas archivadas',
      status: 0,
    });
    expect(await lista()).toEqual([0, 0, []]);
    await refresh();
    expect((await lista())[2]).toMatchObject([{ usuarioNombre: 'Recluta', pagado: 0 }]);
  });
});

describe('the list between two days', () => {
  test('the pay list between two days has archived rows too; a row archived unpaid counts in the later list (LPG-12)', async () => {
    await earn('Recluta');
    const { id } = await listed();
    await fine('Agente', 3);
    await pay(1, id);
    await reset(1);
    await refresh();
    const [monto, personas, filas] = (await between('2026-11-21', '2026-11-21')).body;
    expect(filas).toMatchObject([
      { id, usuarioNombre: 'Agente', multa: 3, restar: 1, archivado: 1, pagado: 1 },
      {
        usuarioNombre: 'Recluta',
        archivado: 1,
        pagado: 0,
        multa: 0,
        restar: 2,
        excluida: 'archivada',
      },
      { usuarioNombre: 'Recluta', archivado: 0, restar: 0 },
    ]);
    expect([monto, personas]).toEqual([5 + filas[2].monto, 2]);
    expect((await between('2026-11-22', '2026-12-31')).body).toEqual([0, 0, []]);
  });

  test('the pay list between two days uses days of the agency’s zone', async () => {
    agency.pass({ hours: 11 }); // 05:30 UTC of the 22nd, 23:30 of the 21st in Mexico City
    await listed();
    expect((await between('2026-11-21', '2026-11-21')).body[2]).toHaveLength(1);
    expect((await between('2026-11-22', '2026-11-22')).body[2]).toHaveLength(0);
  });

  test.each([
    ['', '2026-11-21', 'inicio', 'No dejes campos vacios'],
    ['2026-11-21', '', 'final', 'No dejes campos vacios'],
    ['2026-11-21', '2026-11-20', 'final', 'Fecha final no puede ser menor a fecha inicial'],
  ])(
    'the pay list from «%s» to «%s» is refused (LPG-13, LPG-14)',
    async (inicio, final, campo, msg) => {
      expect(await between(inicio, final)).toMatchObject({ httpStatus: 400, body: { msg, campo } });
    },
  );

  test('the pay list between two days is refused with more rows than one answer can hold, and answered with fewer', async () => {
    await sql`insert into pagos (usuario_id, categoria_id, monto, creado_en, archivado_en, archivado_por)
      select ${await agency.idOf('Agente')}, 3, 1, timestamptz '2021-03-01 18:00Z' + (i / 10001) * interval '40 days', '2026-01-01', ${await agency.idOf('Gerente')} from generate_series(0, 20000) as i`.execute(
      agency.db,
    );
    expect(await between('2021-01-01', '2026-01-01')).toMatchObject({
      httpStatus: 400,
      body: {
        msg: 'Entre esos días hay más de 20.000 pagas: elige menos días.',
        campo: 'inicio',
      },
    });
    expect((await between('2021-03-01', '2021-03-31')).body[2]).toHaveLength(10_001);
    await agency.db
      .deleteFrom('pagos')
      .where('id', '=', (eb) => eb.selectFrom('pagos').select(eb.fn.max('id').as('id')))
      .execute();
    expect((await between('2021-01-01', '2026-01-01')).body[2]).toHaveLength(20_000);
  });
});
