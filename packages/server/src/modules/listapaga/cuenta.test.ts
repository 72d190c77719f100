import { forgetPagas, listaPagaSteps } from '@garita/testing/agency/listaPagaSteps';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await forgetPagas(agency);
});
afterEach(() => agency.close());

const { earn, refresh, filaOf, pay, fine, reset } = listaPagaSteps(() => agency);
const cuenta = async (as = 'Agente') => (await agency.call('miCuenta', { as })).body;

test('an account begins empty', async () => {
  expect(await cuenta()).toEqual({
    abierto: 0,
    cerrados: 0,
    multa: 0,
    total: 0,
    deudas: [],
    multas: [],
    pagos: [],
  });
});

test('an account is the earnings less the fines, also if a fine exceeds the pay', async () => {
  await earn();
  await fine('Agente', 15);
  expect(await cuenta()).toMatchObject({
    abierto: 8,
    cerrados: 0,
    multa: 15,
    total: 0,
    multas: [{ motivo: 'Ruido', creditos: 15, cobrado: 0, lista: 0 }],
  });
});

test('an account lists unpaid closed periods one by one, and no paid periods', async () => {
  const { id: periodo } = (await agency.call('nominaPeriodos', { as: 'Agente' })).body.abierto;
  await earn();
  await reset(0);
  await fine('Agente', 3);
  await earn();
  const closed = { periodo, cerrado_en: agency.now().toISOString(), monto: 8, pagado: 0 };
  expect(await cuenta()).toMatchObject({
    abierto: 8,
    cerrados: 8,
    multa: 3,
    total: 13,
    deudas: [closed],
  });

  await refresh();
  const { id } = await filaOf();
  await pay(1, id, { total: 13 });
  const paid = {
    id,
    paga: '2 periodos',
    monto: 16,
    multa: 3,
    total: 13,
    fechaPago: agency.now().toISOString(),
    encargadoNombre: 'Gerente',
    ascenso: null,
  };
  expect(await cuenta()).toMatchObject({
    abierto: 0,
    cerrados: 0,
    multa: 0,
    total: 0,
    deudas: [],
    multas: [{ cobrado: 1, lista: 1 }],
    pagos: [paid],
  });
  await reset(1);
  expect((await cuenta()).pagos).toHaveLength(1);
  await pay(0, id);
});

test('an account has a payment whose payer an earlier portal did not name', async () => {
  await earn();
  await refresh();
  const { id } = await filaOf();
  await pay(1, id, { total: 8 });
  await agency.db.updateTable('pagos').set({ pagado_por: null }).where('id', '=', id).execute();
  expect((await cuenta()).pagos).toMatchObject([{ id, total: 8, encargadoNombre: null }]);
});

test('an account is read only by its person, with a key', async () => {
  await fine('Agente', 15);
  expect(await cuenta('Recluta')).toMatchObject({ multa: 0, multas: [] });
  expect((await agency.call('miCuenta')).httpStatus).toBe(401);
});

test('a deleted fine is not in the account, and a warning deducts nothing', async () => {
  await fine('Agente', 15);
  await fine('Agente', 0);
  const [{ id }] = (await cuenta()).multas.filter(
    ({ creditos }: { creditos: number }) => creditos > 0,
  );
  await agency.call('deleteMulta', { as: 'Fundadora', body: { id } });
  expect(await cuenta()).toMatchObject({ multa: 0, multas: [{ creditos: 0 }] });
});
