import { forgetPagas, listaPagaSteps } from '@garita/testing/agency/listaPagaSteps';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const set = (data: object, previos?: object, { as = 'Fundadora', headers = {} } = {}) =>
  agency.call('setPaga', { as, body: { data, ...(previos && { previos }) }, headers });
const see = async () => (await agency.call('ajustesPaga', { as: 'Fundadora' })).body;
const keep = (ajustes: object) =>
  agency.db
    .updateTable('agencia')
    .set({ ajustes: JSON.stringify(ajustes) })
    .execute();
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .selectAll()
    .where('operacion', '=', 'setPaga')
    .orderBy('id')
    .execute();
const proxima = async () => (await agency.call('fechas', {})).body.proximaPaga;

describe('the pay day', () => {
  test('the pay day has default values for an agency that has chosen nothing', async () => {
    await keep({});
    expect(await see()).toEqual({
      dia: 6,
      hora: 19,
      minuto: 0,
      zona: 'America/Mexico_City',
      moneda: 'crédito',
      monedaPlural: 'créditos',
      monedaCorta: 'c',
      descontarMultas: 1,
      recordatorio: null,
    });
  });

  test('a pay day setting from before minutes existed keeps its values', async () => {
    await keep({ paga: { dia: 5, hora: 20 }, reloj: 3, cara: { lema: 'Siempre' } });
    expect(await see()).toMatchObject({ dia: 5, hora: 20, minuto: 0 });
    expect((await set({ recordatorio: 24 })).httpStatus).toBe(200);
    const { ajustes } = await agency.db
      .selectFrom('agencia')
      .select('ajustes')
      .executeTakeFirstOrThrow();
    expect(ajustes).toEqual({
      paga: { dia: 5, hora: 20, minuto: 0, descontarMultas: true, recordatorio: 24 },
      reloj: 3,
      cara: { lema: 'Siempre' },
    });
  });

  test('the pay day changes the countdown of all users at once, with its zone', async () => {
    const { headers } = await agency.call('fechas', {});
    expect((await set({ dia: 5, hora: 20, minuto: 30, zona: 'Europe/Madrid' })).body).toMatchObject(
      { msg: 'Paga guardada' },
    );
    const again = await agency.call('fechas', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.body.proximaPaga).toBe('2026-11-27T19:30:00.000Z');
    expect((await agency.call('configuracion', {})).body.zona).toBe('Europe/Madrid');
    expect(await audits()).toMatchObject([
      {
        antes: { dia: 6, hora: 19, minuto: 0, zona: 'America/Mexico_City' },
        despues: { dia: 5, hora: 20, minuto: 30, zona: 'Europe/Madrid' },
      },
    ]);
  });

  test('another time zone moves no absence, period or instant: only the days on which they are shown', async () => {
    const rows = async () => [
      await agency.db.selectFrom('ausencias').selectAll().orderBy('id').execute(),
      await agency.db.selectFrom('periodos').selectAll().orderBy('id').execute(),
      await agency.db.selectFrom('fichajes').selectAll().orderBy('id').execute(),
    ];
    const before = await rows();
    const { hoy } = (await agency.call('ausentes', { as: 'Gerente' })).body;
    await set({ zona: 'Asia/Tokyo' });
    expect(await rows()).toEqual(before);
    // In Tokyo, 18:30 UTC is the next day.
    expect([hoy, (await agency.call('ausentes', { as: 'Gerente' })).body.hoy]).toEqual([
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  test.each([
    [{ dia: 8 }, null],
    [{ minuto: 60 }, null],
    [{ recordatorio: 0 }, null],
    [{ hora: '19' }, null],
    [{ zona: 'Luna/Mar' }, 'zona'],
    [{ monedaCorta: '5' }, 'monedaCorta'],
    [{ monedaPlural: '' }, 'monedaPlural'],
    [{ moneda: '<b>' }, 'moneda'],
  ])('a pay day setting with %j is refused', async (data, campo) => {
    const before = await see();
    expect(await set(data)).toMatchObject({
      httpStatus: 400,
      body: campo === null ? {} : { campo },
    });
    expect(await see()).toEqual(before);
  });

  test('the pay day is for users with agc', async () => {
    for (const as of ['Gerente', 'Supervisora', 'Recluta']) {
      expect((await agency.call('ajustesPaga', { as })).httpStatus, as).toBe(403);
      expect((await set({ dia: 1 }, undefined, { as })).httpStatus, as).toBe(403);
    }
    const row = {
      usuario_id: await agency.idOf('Recluta'),
      encargado_id: await agency.idOf('Fundadora'),
      codigo: 'agc',
      fecha: agency.now(),
    };
    await agency.db.insertInto('excepciones').values(row).execute();
    expect((await set({ dia: 1 }, undefined, { as: 'Recluta' })).httpStatus).toBe(200);
  });

  test('two editors of different pay settings both succeed; of one field the later editor gets the conflict', async () => {
    const both = await Promise.all([
      set({ dia: 1 }, { dia: 6 }),
      set({ monedaCorta: 'f' }, { monedaCorta: 'c' }),
    ]);
    expect(both.map(({ httpStatus }) => httpStatus)).toEqual([200, 200]);
    expect(await see()).toMatchObject({ dia: 1, monedaCorta: 'f' });
    expect(await set({ dia: 2 }, { dia: 6 })).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringContaining('Día de paga') },
    });
    const raced = await Promise.all([
      set({ hora: 8 }, { hora: 19 }),
      set({ hora: 9 }, { hora: 19 }),
    ]);
    expect(raced.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  });

  test('setting the pay day twice with one key is done once, and an equal value is not logged', async () => {
    const headers = { 'idempotency-key': 'paga-de-prueba-0001' };
    for (let i = 0; i < 2; i++)
      expect((await set({ dia: 2 }, undefined, { headers })).httpStatus).toBe(200);
    expect((await set({ dia: 2 })).httpStatus).toBe(200);
    expect(await audits()).toHaveLength(1);
    expect(await proxima()).toBe('2026-11-25T01:00:00.000Z');
  });
});

describe('the currency', () => {
  beforeEach(async () => {
    expect(
      (await set({ moneda: 'ficha', monedaPlural: 'fichas', monedaCorta: 'fch' })).httpStatus,
    ).toBe(200);
  });

  async function sayAviso({ call, idOf }: TestAgency): Promise<string> {
    await call('sendMulta', {
      as: 'Gerente',
      body: { usuario: await idOf('Recluta'), motivo: 'Un aviso', creditos: 0 },
    });
    const [{ id }] = (await call('getAllMultas', { as: 'Gerente' })).body.filter(
      ({ motivo }: { motivo: string }) => motivo === 'Un aviso',
    );
    return (await call('actionMulta', { as: 'Gerente', body: { id, op: 1 } })).body.msg;
  }

  test('the currency is among the public settings', async () => {
    expect((await agency.call('configuracion', {})).body.moneda).toEqual({
      nombre: 'ficha',
      plural: 'fichas',
      corta: 'fch',
    });
  });

  test('the currency is in the server’s texts about amounts', async () => {
    expect(await sayAviso(agency)).toBe('Es un aviso de 0\u00a0fch: no hay nada que cobrar.');
    const { id: membresia } = await agency.db
      .selectFrom('membresias')
      .select('id')
      .where('nombre', '=', 'VIP')
      .executeTakeFirstOrThrow();
    const venta = {
      user: await agency.idOf('Recluta'),
      isExterno: 0,
      membresia,
      periodo: 1,
      creditos: 1,
    };
    const sold = await agency.call('addMembresia', { as: 'Gerente', body: venta });
    expect(sold).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringMatching(/ahora son \d+\u00a0fch\./) },
    });
  });

  test('the currency belongs to one agency, not to another in the same server process', async () => {
    const other = await openTestAgency();
    try {
      expect(await sayAviso(other)).toBe('Es un aviso de 0c: no hay nada que cobrar.');
      expect(await sayAviso(agency)).toBe('Es un aviso de 0\u00a0fch: no hay nada que cobrar.');
    } finally {
      await other.close();
    }
  });
});

describe('fines that are not deducted', () => {
  const { earn, refresh, filaOf, pay, fine } = listaPagaSteps(() => agency);
  beforeEach(async () => {
    await forgetPagas(agency);
    await earn();
    await fine('Agente', 3);
    await refresh();
  });
  const cuenta = async () => (await agency.call('miCuenta', { as: 'Agente' })).body;
  const cobrado = async () => (await cuenta()).multas[0].cobrado;

  test('fines that are not deducted stay owed while the list pays the full amount: in the list, in the person’s account, and when it is paid', async () => {
    expect(await filaOf()).toMatchObject({ monto: 8, multa: 3, restar: 1 });
    expect((await set({ descontarMultas: 0 })).httpStatus).toBe(200);
    const { id, ...fila } = await filaOf();
    expect(fila).toMatchObject({ monto: 8, multa: 0, restar: 0 });
    expect(await cuenta()).toMatchObject({
      abierto: 8,
      multa: 0,
      total: 8,
      multas: [{ creditos: 3, cobrado: 0 }],
    });
    expect((await pay(1, id, { total: 8 })).httpStatus).toBe(200);
    expect(await cobrado()).toBe(0);
    expect(await cuenta()).toMatchObject({ total: 0, pagos: [{ monto: 8, multa: 0, total: 8 }] });
    // Switching the deduction on again changes no paid row, but the next pay gets the deduction.
    await set({ descontarMultas: 1 });
    expect(await filaOf('Agente', 1)).toMatchObject({ multa: 0, restar: 0 });
    expect(await cuenta()).toMatchObject({ multa: 3 });
    expect((await pay(0, id)).httpStatus).toBe(200);
    expect(await filaOf()).toMatchObject({ pagado: 0, multa: 3, restar: 1 });
  });

  test('fines that are not deducted are marked as collected by hand instead', async () => {
    await set({ descontarMultas: 0 });
    const { id } = (await cuenta()).multas[0];
    expect(
      (await agency.call('actionMulta', { as: 'Gerente', body: { id, op: 1 } })).httpStatus,
    ).toBe(200);
    expect(await cobrado()).toBe(1);
    expect(await filaOf()).toMatchObject({ monto: 8, multa: 0 });
  });

  test('fines that are not deducted keep no person off the list, even if as high as the pay', async () => {
    await fine('Agente', 15);
    expect(await filaOf()).toMatchObject({ excluida: 'multa', restar: 2 });
    await set({ descontarMultas: 0 });
    const { id, ...fila } = await filaOf();
    expect(fila).toMatchObject({ excluida: null, restar: 0 });
    expect((await pay(1, id)).httpStatus).toBe(200);
  });

  test('a payment shown with the fine deducted is refused once fines are no longer deducted, instead of being paid in full', async () => {
    const { id } = await filaOf();
    await set({ descontarMultas: 0 });
    expect(await pay(1, id, { total: 5 })).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringContaining('ahora son 8c') },
    });
  });

  test('undoing a payment resets the fine that it collected, whatever the setting is by then', async () => {
    const { id } = await filaOf();
    expect((await pay(1, id)).httpStatus).toBe(200);
    expect(await cobrado()).toBe(1);
    await set({ descontarMultas: 0 });
    expect(await filaOf('Agente', 1)).toMatchObject({ multa: 3, restar: 1 });
    expect((await pay(0, id)).httpStatus).toBe(200);
    expect(await cobrado()).toBe(0);
    expect(await filaOf()).toMatchObject({ pagado: 0, multa: 0, restar: 0 });
  });
});
