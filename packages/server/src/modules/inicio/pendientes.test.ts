import type { OperationId } from '@garita/api-client/access';
import {
  type Pendiente,
  TIPOS_PENDIENTE,
  type TipoPendiente,
} from '@garita/domain/inicio/pendientes';
import { actsOnAusencias } from '@garita/testing/acts/ausencias';
import { actsOnTiempos } from '@garita/testing/acts/tiempos';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PENDIENTES } from '..';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const { waits } = actsOnAusencias(() => agency);
const { open, act } = actsOnTiempos(() => agency);

const PEOPLE = ['Fundadora', 'Gerente', 'Supervisora', 'Oficial', 'Agente', 'Recluta'];
const pendientes = async (as: string): Promise<Pendiente[]> =>
  (await agency.call('pendientes', { as })).body;
const of = async (as: string, tipo: TipoPendiente) =>
  (await pendientes(as)).find((one) => one.tipo === tipo) ?? null;

// biome-ignore lint/suspicious/noExplicitAny: lists of every shape
type Rows = any[];
/** Counts the waiting rows of a kind's list. */
const SHOWN: Readonly<Partial<Record<TipoPendiente, (rows: Rows) => number>>> = {
  solicitudes: (rows) => rows.length,
  tiempos: (rows) => rows.length,
  ausencias: (rows) => rows.filter(({ estado }) => estado === 0).length,
  nombres: (rows) => rows.length,
  ascensos: (rows) => rows.filter(({ grupo }) => grupo === 'ahora').length,
  ventas: (rows) => rows.length,
  multas: (rows) => rows.filter(({ cobrado, creditos }) => !cobrado && creditos > 0).length,
};

/** Each of these kinds has something waiting. */
async function prepare(): Promise<void> {
  await waits('Recluta');
  await waits('Agente');
  await agency.call('sendAscenso', {
    as: 'Oficial',
    body: { usuario: await agency.idOf('Recluta') },
  });
  await agency.call('actionNombre', { as: 'Agente', body: { op: 2, nombre: 'Agente.Nuevo' } });
  await agency.call('sendMulta', {
    as: 'Supervisora',
    body: { usuario: await agency.idOf('Agente'), motivo: 'Prueba', creditos: 5 },
  });
  await open('Agente', { senior: false });
}

describe('the pending items', () => {
  test('the pending items are as many as each list shows, and sent only to users who may see that list', async () => {
    await prepare();
    const told: Record<string, number> = {};
    for (const as of PEOPLE) {
      const mine = await pendientes(as);
      for (const tipo of TIPOS_PENDIENTE) {
        const count = SHOWN[tipo];
        if (!count) continue;
        const llamada: OperationId = PENDIENTES[tipo].llamada;
        const list = await agency.call(llamada, { as, params: { id: await agency.idOf(as) } });
        const cuantos = mine.find((one) => one.tipo === tipo)?.cuantos ?? 0;
        expect({ as, tipo, cuantos }).toEqual({
          as,
          tipo,
          cuantos: list.httpStatus === 200 ? count(list.body) : 0,
        });
        told[tipo] = Math.max(told[tipo] ?? 0, cuantos);
      }
    }
    expect(Object.entries(told).filter(([, most]) => most === 0)).toEqual([]);
  });

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
  test('unpaid pays are pending from the day before the pay until two days after it, while a person is unpaid', async () => {
    const unpaid = () =>
      agency.db
        .selectFrom('pagos as p')
        .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
        .where('p.archivado_en', 'is', null)
        .where('p.anulado_en', 'is', null)
        .where('p.pagado_en', 'is', null)
        .where('u.despedido_en', 'is', null)
        .select('p.id')
        .execute();
    await agency.call('updateLista', { as: 'Gerente' });
    const cuantos = (await unpaid()).length;
    expect(cuantos).toBeGreaterThan(0);
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

test('the normativa is pending until it is accepted, a declined name until it is read', async () => {
  expect(await of('Agente', 'normativa')).toMatchObject({ cuantos: 1 });
  const { version } = (await agency.call('aceptacionNormativa', { as: 'Agente' })).body;
  await agency.call('aceptarNormativa', { as: 'Agente', body: { version } });
  expect(await of('Agente', 'normativa')).toBeNull();

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
