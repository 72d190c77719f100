import { forgetPagas, listaPagaSteps, statusesOf } from '@garita/testing/agency/listaPagaSteps';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await forgetPagas(agency);
});
afterEach(() => agency.close());

const { earnBonus, refresh, lista, filaOf, pay, fine, multas, reset, dismiss, listed, audits } =
  listaPagaSteps(() => agency);

describe('paying a row', () => {
  test('paying a row collects exactly the fines that the row deducts, and undoing it resets them (LPG-17, LPG-18)', async () => {
    await fine('Agente', 2);
    const { id } = await listed();
    await fine('Agente', 3);
    await fine('Recluta', 5);
    expect(await pay(1, id, { total: 3 })).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Paga de Agente: 3c pagados', status: 0 },
    });
    expect(await filaOf('Agente', 1)).toMatchObject({
      id,
      monto: 8,
      multa: 5,
      restar: 1,
      fechaPago: agency.now().toISOString(),
      encargadoNombre: 'Gerente',
    });
    expect((await multas()).filter((m: { lista: 0 | 1 }) => m.lista === 1)).toHaveLength(2);
    // The row did not collect this later fine, so undoing the payment does not change it.
    await fine('Agente', 1);
    expect(await filaOf('Agente', 1)).toMatchObject({ multa: 5 });
    expect(await pay(0, id)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Paga de Agente: vuelve a estar sin pagar' },
    });
    expect(await filaOf()).toMatchObject({ id, multa: 6, fechaPago: null, encargadoNombre: null });
    expect((await multas()).every((m: { cobrado: 0 | 1 }) => m.cobrado === 0)).toBe(true);
    expect(await audits('pagar')).toMatchObject([
      {
        objetivo_tipo: 'pago',
        objetivo_id: id,
        antes: { pagado: 0 },
        despues: {
          pagado: 1,
          monto: 8,
          total: 3,
          multas: [expect.any(Number), expect.any(Number)],
        },
      },
      {
        objetivo_id: id,
        antes: { pagado: 1, multas: [expect.any(Number), expect.any(Number)] },
        despues: { pagado: 0 },
      },
    ]);
  });

  test('paying a row does not change fines that were collected by hand', async () => {
    await fine('Agente', 2);
    const { id } = await listed();
    const [{ id: multa }] = await multas();
    await agency.call('actionMulta', { as: 'Gerente', body: { id: multa, op: 1 } });
    await pay(1, id, { total: 8 });
    await pay(0, id);
    expect(await multas()).toMatchObject([{ id: multa, cobrado: 1, lista: 0 }]);
  });

  test('paying a row is refused if the total differs from the shown total', async () => {
    const { id } = await listed();
    await fine('Agente', 3);
    expect(await pay(1, id, { total: 8 })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'La paga ha cambiado: ahora son 5c. Revísala y vuelve a marcarla.' },
    });
    expect(await filaOf()).toMatchObject({ pagado: 0 });
  });

  test('paying a row is refused for a row that is excluded, archived, already paid, or unknown', async () => {
    const { id } = await listed();
    await fine('Agente', 9);
    expect(await pay(1, id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'La multa es igual o mayor que la paga: no hay nada que pagar.' },
    });
    const [{ id: multa }] = await multas();
    await agency.call('deleteMulta', { as: 'Gerente', body: { id: multa } });
    expect(await pay(0, id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa paga ya está sin pagar.' },
    });
    await pay(1, id);
    expect(await pay(1, id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa paga ya está pagada.' },
    });
    await reset(1);
    expect(await pay(0, id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa fila ya se archivó.' },
    });
    expect(await pay(1, 99_999)).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa fila no está en la lista de paga.' },
    });
  });

  test('paying a dismissed person’s row is refused', async () => {
    const { id } = await listed();
    await dismiss('Agente');
    expect(await pay(1, id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa persona ya no está en la agencia: no cobra.' },
    });
  });

  test('an undone payment is merged with the person’s newer pay: one row, one deduction', async () => {
    const { id } = await listed();
    await pay(1, id);
    await earnBonus();
    await refresh();
    await fine('Agente', 2);
    await pay(0, id);
    expect((await lista())[2]).toMatchObject([{ id, monto: 11, multa: 2, pagado: 0 }]);
    await refresh();
    expect((await lista())[2]).toMatchObject([{ id, monto: 11 }]);
    expect(await audits('updateLista')).toHaveLength(2);
  });

  test('paying a row ten times at once pays once, and undoing it twice with one key gives the same answer', async () => {
    const { id } = await listed();
    const keys = [await agency.keyOf('Gerente'), await agency.keyOf('Fundadora')] as const;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        agency.call('pagar', { key: keys[(i % 2) as 0 | 1], body: { id, op: 1 } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const first = await pay(0, id, {}, 'Gerente', headers);
    expect(await pay(0, id, {}, 'Gerente', headers)).toMatchObject({
      httpStatus: 200,
      body: first.body,
    });
    expect(await audits('pagar')).toHaveLength(2);
  });

  test('paying a row deducts a new fine of the same moment or leaves it owed, never both nor neither', async () => {
    const { id } = await listed();
    const [gerente, fundadora, usuario] = [
      await agency.keyOf('Gerente'),
      await agency.keyOf('Fundadora'),
      await agency.idOf('Agente'),
    ];
    await Promise.all([
      agency.call('pagar', { key: gerente, body: { id, op: 1 } }),
      agency.call('sendMulta', { key: fundadora, body: { usuario, motivo: 'Ruido', creditos: 3 } }),
    ]);
    const [{ cobrado }] = await multas();
    expect(await filaOf('Agente', 1)).toMatchObject({ multa: cobrado === 1 ? 3 : 0 });
  });
});

describe('the paid person’s own profile', () => {
  test('the paid person’s own profile has the pay that was handed out', async () => {
    const paga = async () => (await agency.call('MyPerfil', { as: 'Agente' })).body.paga;
    const { id } = await listed();
    expect(await paga()).toEqual({ paga: 'Nómina', monto: 8, cobrado: 0 });
    await pay(1, id);
    await earnBonus();
    expect(await paga()).toEqual({ paga: 'Nómina y Bonificación', monto: 11, cobrado: 8 });
    await pay(0, id);
    expect(await paga()).toMatchObject({ cobrado: 0 });
  });
});
