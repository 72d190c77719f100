import {
  type Pendiente,
  TIPOS_PENDIENTE,
  type TipoPendiente,
} from '@garita/domain/inicio/pendientes';
import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import { actsOnAusencias } from '@garita/testing/acts/ausencias';
import { actsOnTiempos } from '@garita/testing/acts/tiempos';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const { waits } = actsOnAusencias(() => agency);
const { open, act } = actsOnTiempos(() => agency);

const pendientes = async (as: string): Promise<Pendiente[]> =>
  (await agency.call('pendientes', { as })).body;
const of = async (as: string, tipo: TipoPendiente) =>
  (await pendientes(as)).find((one) => one.tipo === tipo) ?? null;

describe('the pending items', () => {
  test('the pending items come in one order, with the oldest date', async () => {
    await agency.db.deleteFrom('ausencias').execute();
    const since = agency.now().toISOString();
    await waits('Recluta');
    agency.pass({ minutes: 5 });
    await waits('Agente');
    expect(await of('Gerente', 'ausencias')).toEqual({
      tipo: 'ausencias',
      cuantos: 2,
      desde: since,
    });
    const order = (await pendientes('Fundadora')).map(({ tipo }) => TIPOS_PENDIENTE.indexOf(tipo));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('the pending items omit requests of dismissed people', async () => {
    await agency.db.deleteFrom('ausencias').execute();
    await waits('Cabo');
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: agency.now() })
      .where('id', '=', await agency.idOf('Cabo'))
      .execute();
    expect(await of('Gerente', 'ausencias')).toBeNull();
  });
});

describe('the next promotion turn', () => {
  const setSince = async (name: string, rango_desde: Date) =>
    agency.db
      .updateTable('usuarios')
      .set({ rango_desde })
      .where('id', '=', await agency.idOf(name))
      .execute();

  test('the next promotion turn is pending from its exact instant until the proposal', async () => {
    await agency.db.updateTable('usuarios').set({ rango_desde: agency.now() }).execute();
    expect(await of('Oficial', 'ascensos')).toBeNull();
    const [turno] = (await agency.call('turnosAscenso', { as: 'Oficial' })).body.filter(
      ({ grupo }: { grupo: string }) => grupo === 'espera',
    );
    const wait = Date.parse(turno.date_finaliza) - agency.now().getTime();
    await setSince(turno.usuario, new Date(agency.now().getTime() - wait + 1));
    expect(await of('Oficial', 'ascensos')).toBeNull();
    await setSince(turno.usuario, new Date(agency.now().getTime() - wait));
    expect(await of('Oficial', 'ascensos')).toEqual({
      tipo: 'ascensos',
      cuantos: 1,
      desde: agency.now().toISOString(),
    });
    expect(
      (await agency.call('sendAscenso', { as: 'Oficial', body: { usuario: turno.id } })).httpStatus,
    ).toBe(200);
    expect(await of('Oficial', 'ascensos')).toBeNull();
  });
});

describe('forgotten times', () => {
  beforeEach(async () => {
    await agency.db
      .updateTable('tiempos')
      .set({ cerrado_en: agency.now(), cierre: 'cancelado' })
      .where('cerrado_en', 'is', null)
      .execute();
    await open('Agente');
  });

  test('forgotten times are those open for four hours', async () => {
    agency.pass({ minutes: 239 });
    expect(await of('Oficial', 'tiemposLargos')).toBeNull();
    agency.pass({ minutes: 1 });
    expect(await of('Oficial', 'tiemposLargos')).toMatchObject({ cuantos: 1 });
  });

  test('forgotten times are also those paused for one hour', async () => {
    expect((await act(2, 'Agente')).httpStatus).toBe(200);
    agency.pass({ minutes: 59 });
    expect(await of('Oficial', 'tiemposLargos')).toBeNull();
    agency.pass({ minutes: 1 });
    expect(await of('Oficial', 'tiemposLargos')).toMatchObject({ cuantos: 1 });
  });

  test('forgotten times are not sent to users who are not clocked in, like their list', async () => {
    agency.pass({ hours: 5 });
    await agency.call('actionFichar', { as: 'Oficial', body: { op: 1 } });
    expect(await of('Oficial', 'tiemposLargos')).toBeNull();
  });
});

describe('unpaid pays', () => {
  test('unpaid pays are pending from the day before the pay until two days after it, while one can be paid', async () => {
    await agency.call('updateLista', { as: 'Gerente' });
    const [, , filas] = (await agency.call('getListaPaga', { as: 'Gerente' })).body;
    const cuantos = filas.filter(
      ({ pagado, restar }: { pagado: 0 | 1; restar: number }) => pagado === 0 && restar !== 2,
    ).length;
    expect(cuantos).toBeGreaterThan(0);
    expect(cuantos, 'a fine leaves somebody out').toBeLessThan(filas.length);
    // Saturday 12:30 in the agency, six and a half hours before the pay.
    expect(await of('Gerente', 'paga')).toMatchObject({ cuantos });
    agency.pass({ days: 2 });
    expect(await of('Gerente', 'paga')).toMatchObject({ cuantos });
    agency.pass({ days: 1 });
    expect(await of('Gerente', 'paga')).toBeNull();
    agency.pass({ days: 4 });
    expect(await of('Gerente', 'paga')).toMatchObject({ cuantos });
    expect(await of('Agente', 'paga')).toBeNull();
  });
});

test('a published normativa is pending until it is accepted, and the portal’s own normativa never is', async () => {
  expect(await of('Agente', 'normativa')).toBeNull();
  const contenido = { ...NORMATIVA_INICIAL, nota: 'La nuestra.' };
  await agency.call('guardarNormativa', { as: 'Fundadora', body: { numero: 0, contenido } });
  await agency.call('publicarNormativa', { as: 'Fundadora', body: { numero: 1 } });
  expect(await of('Agente', 'normativa')).toMatchObject({ cuantos: 1 });
  const { version } = (await agency.call('aceptacionNormativa', { as: 'Agente' })).body;
  await agency.call('aceptarNormativa', { as: 'Agente', body: { version } });
  expect(await of('Agente', 'normativa')).toBeNull();
});

test('a declined name is pending until it is read', async () => {
  await agency.call('actionNombre', { as: 'Agente', body: { op: 2, nombre: 'Agente.Nuevo' } });
  const [{ id }] = (await agency.call('getAllRequest', { as: 'Gerente' })).body.filter(
    ({ usuarioNombre }: { usuarioNombre: string }) => usuarioNombre === 'Agente',
  );
  expect(
    (await agency.call('actionNombre', { as: 'Gerente', body: { op: 1, id } })).httpStatus,
  ).toBe(200);
  expect(await of('Agente', 'nombreDeclinado')).toMatchObject({ cuantos: 1 });
  await agency.call('enterarseNombre', { as: 'Agente', body: { id } });
  expect(await of('Agente', 'nombreDeclinado')).toBeNull();
});
