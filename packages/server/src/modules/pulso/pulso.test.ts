import { SEMANAS_PULSO } from '@garita/domain/pulso/tramos';
import { actsOnAusencias } from '@garita/testing/acts/ausencias';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepNominaSums } from '../nomina/sumas.service';

// The tests run on Saturday 21 November 2026, 12:30 in Mexico City (UTC−6). The pay is on that day
// at 19:00.
let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  for (const table of ['nomina', 'fichajes', 'ausencias', 'despidos'] as const)
    await agency.db.deleteFrom(table).execute();
  await agency.db
    .updateTable('usuarios')
    .set({ registrado_en: new Date('2025-06-01T12:00:00.000Z') })
    .execute();
});
afterEach(() => agency.close());

const { accepted } = actsOnAusencias(() => agency);

type Tipo = 'ascenso' | 'asistencia' | 'minutos';
async function credit(usuario: string, tipo: Tipo, cantidad: number, fecha: string): Promise<void> {
  const { id } = await agency.db
    .selectFrom('periodos')
    .select('id')
    .where('cerrado_en', 'is', null)
    .executeTakeFirstOrThrow();
  const row = {
    usuario_id: await agency.idOf(usuario),
    periodo_id: id,
    tipo,
    cantidad,
    fecha: new Date(fecha),
    motivo: 'Prueba',
    encargado_id: null,
  };
  await agency.db.insertInto('nomina').values(row).execute();
}
const clock = async (usuario: string, dia: string, entrada: string, salida: string | null) =>
  agency.db
    .insertInto('fichajes')
    .values({
      usuario_id: await agency.idOf(usuario),
      dia,
      entrada: new Date(entrada),
      salida: salida === null ? null : new Date(salida),
    })
    .execute();
const pulso = async (semanas?: number) =>
  (await agency.call('pulso', { as: 'Supervisora', ...(semanas && { query: { semanas } }) })).body;

interface Tramo {
  readonly inicio: string;
  readonly final: string;
  readonly [count: string]: number | string;
}
const at = (tramos: readonly Tramo[], inicio: string) =>
  tramos.find((tramo) => tramo.inicio === inicio);
const NADA = { activas: 0, minutos: 0, ascensos: 0, asistencias: 0, entradas: 0, salidas: 0 };

describe('the permitted readers', () => {
  test('the pulso is for category 8 and above, and the owner', async () => {
    const statusOf = async (as: string | null) => (await agency.call('pulso', { as })).httpStatus;
    expect(
      await Promise.all(
        ['Fundadora', 'Gerente', 'Supervisora', 'Oficial', 'Agente', 'Recluta', null].map(statusOf),
      ),
    ).toEqual([200, 200, 200, 403, 403, 403, 401]);
  });

  test('readers of the pulso can choose four, twelve or fifty-two weeks', async () => {
    const statusOf = async (semanas: number) =>
      (await agency.call('pulso', { as: 'Gerente', query: { semanas } })).httpStatus;
    expect(await Promise.all([...SEMANAS_PULSO, 0, 5, 53, 1000].map(statusOf))).toEqual([
      200, 200, 200, 400, 400, 400, 400,
    ]);
    expect(
      await Promise.all(
        [undefined, ...SEMANAS_PULSO].map(async (semanas) => (await pulso(semanas)).tramos.length),
      ),
    ).toEqual([28, 28, 12, 52]);
  });
});

describe('the credits', () => {
  const creditSome = async () => {
    // The first two credits are in the last second of Thursday and the first second of Friday in
    // the agency; in UTC both are on Friday.
    await credit('Agente', 'minutos', 40, '2026-11-20T05:59:59.000Z');
    await credit('Agente', 'minutos', 60, '2026-11-20T06:00:00.000Z');
    await credit('Oficial', 'minutos', 30, '2026-11-20T20:00:00.000Z');
    await credit('Oficial', 'asistencia', 2, '2026-11-20T20:00:00.000Z');
    await credit('Recluta', 'ascenso', 1, '2026-11-21T07:00:00.000Z');
    // A subtraction does not count as activity.
    await credit('Cabo', 'minutos', -50, '2026-11-19T20:00:00.000Z');
    await credit('Cabo', 'minutos', 500, '2026-10-01T20:00:00.000Z');
  };

  test('the pulso’s credits are counted by the agency’s days, and by weeks for longer ranges', async () => {
    await creditSome();
    const { hoy, tramos } = await pulso();
    expect(hoy).toBe('2026-11-21');
    expect(at(tramos, '2026-11-19')).toEqual({
      inicio: '2026-11-19',
      final: '2026-11-19',
      ...NADA,
      activas: 1,
    });
    expect(at(tramos, '2026-11-20')).toMatchObject({
      activas: 2,
      minutos: 90,
      ascensos: 0,
      asistencias: 2,
    });
    expect(at(tramos, '2026-11-21')).toMatchObject({
      activas: 1,
      minutos: 0,
      ascensos: 1,
      asistencias: 0,
    });
    const weeks = (await pulso(12)).tramos;
    expect(weeks.at(-1)).toMatchObject({
      inicio: '2026-11-16',
      final: '2026-11-21',
      activas: 3,
      minutos: 80,
      ascensos: 1,
      asistencias: 2,
    });
    expect(at(weeks, '2026-09-28')).toMatchObject({ activas: 1, minutos: 500 });
  });

  test('the pulso’s credits are the same however many of them are stored as sums', async () => {
    await creditSome();
    const all = () => Promise.all(SEMANAS_PULSO.map(pulso));
    const before = await all();
    await keepNominaSums(agency.db, 3);
    await credit('Recluta', 'asistencia', 1, '2026-11-21T12:00:00.000Z');
    await credit('Recluta', 'asistencia', -1, '2026-11-21T12:00:00.000Z');
    expect(await all()).toEqual(before);
  });

  test('the pulso’s credits have a distribution: who earned most among the active people, and how few earned half', async () => {
    await creditSome();
    await credit('Gerente', 'minutos', 1000, '2026-11-18T20:00:00.000Z');
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: agency.now() })
      .where('usuario', '=', 'Gerente')
      .execute();
    const { reparto } = await pulso();
    expect(reparto).toMatchObject({ minutos: 1130, personas: 3, mitad: 1 });
    expect(
      reparto.filas.map(
        ({ usuarioNombre, minutos }: { usuarioNombre: string; minutos: number }) => [
          usuarioNombre,
          minutos,
        ],
      ),
    ).toEqual([
      ['Agente', 100],
      ['Oficial', 30],
    ]);
    expect((await pulso(12)).reparto.filas[0]).toMatchObject({
      usuarioNombre: 'Cabo',
      categoria: 4,
      minutos: 450,
    });
  });
});

test('arrivals, returns and departures appear on the agency’s day', async () => {
  const [usuario_id, encargado_id] = [await agency.idOf('Cabo'), await agency.idOf('Gerente')];
  await agency.db
    .updateTable('usuarios')
    .set({ registrado_en: new Date('2026-11-20T05:59:59.000Z') })
    .where('usuario', '=', 'Recluta')
    .execute();
  await agency.db
    .insertInto('despidos')
    .values({
      usuario_id,
      encargado_id,
      motivo: 'Prueba',
      fecha: new Date('2026-11-10T12:00:00.000Z'),
      ingreso_en: new Date('2026-11-12T12:00:00.000Z'),
      ingreso_por: encargado_id,
    })
    .execute();
  const { tramos } = await pulso();
  expect([
    at(tramos, '2026-11-19'),
    at(tramos, '2026-11-10'),
    at(tramos, '2026-11-12'),
  ]).toMatchObject([{ entradas: 1 }, { salidas: 1 }, { entradas: 1 }]);
  expect(
    tramos.reduce(
      (sum: number, { entradas, salidas }: { entradas: number; salidas: number }) =>
        sum + entradas + salidas,
      0,
    ),
  ).toBe(3);
  expect((await pulso(12)).tramos.at(-2)).toMatchObject({ entradas: 1, salidas: 1 });
});

test('presence is counted by the agency’s weekdays and hours, without open or forgotten clock-ins', async () => {
  // Agente is in from Friday 23:30 to Saturday 01:15.
  await clock('Agente', '2026-11-20', '2026-11-21T05:30:00.000Z', '2026-11-21T07:15:00.000Z');
  await clock('Oficial', '2026-11-20', '2026-11-21T05:40:00.000Z', '2026-11-21T05:50:30.000Z');
  await clock('Recluta', '2026-11-18', '2026-11-18T12:00:00.000Z', '2026-11-19T12:00:00.000Z');
  await clock('Cabo', '2026-11-21', '2026-11-21T14:00:00.000Z', null);
  await clock('Gerente', '2026-10-20', '2026-10-20T14:00:00.000Z', '2026-10-20T15:00:00.000Z');
  const { calor } = await pulso();
  expect([calor[4][23], calor[5][0], calor[5][1]]).toEqual([40, 60, 15]);
  expect(calor.flat().reduce((sum: number, minutos: number) => sum + minutos, 0)).toBe(115);
  expect((await pulso(12)).calor[1][8]).toBe(60);
});

describe('the people at risk', () => {
  interface Fila {
    readonly usuarioNombre: string;
    readonly dias: number;
    readonly falta: object | null;
  }
  const riesgo = async () => {
    const { filas, ...counts } = (await pulso()).riesgo;
    return {
      ...counts,
      filas: filas.map(({ usuarioNombre, dias, falta }: Fila) => [usuarioNombre, dias, falta]),
    };
  };
  const everybodyDid = async (fecha: string) => {
    for (const { usuario } of await agency.db
      .selectFrom('usuarios')
      .select('usuario')
      .where('despedido_en', 'is', null)
      .execute())
      await credit(usuario, 'minutos', 1, fecha);
  };
  const ask = (asked: object) =>
    agency.db
      .updateTable('categorias')
      .set({ nomina_ascenso: 0, nomina_asistencia: 0, nomina_times: 0, paga_nomina: 0, ...asked })
      .execute();

  beforeEach(async () => {
    await ask({});
    await agency.db
      .updateTable('periodos')
      .set({ abierto_en: new Date('2026-11-15T06:00:00.000Z') })
      .where('cerrado_en', 'is', null)
      .execute();
  });

  test('the people at risk are those without credits for seven days, the longest first', async () => {
    await everybodyDid('2026-11-20T12:00:00.000Z');
    expect(await riesgo()).toEqual({ quietas: 0, atrasadas: 0, paga: '2026-11-21', filas: [] });
    await agency.db
      .deleteFrom('nomina')
      .where('usuario_id', 'in', [
        await agency.idOf('Agente'),
        await agency.idOf('Cabo'),
        await agency.idOf('Recluta'),
      ])
      .execute();
    await credit('Agente', 'minutos', 1, '2026-11-14T12:00:00.000Z');
    await credit('Cabo', 'minutos', 1, '2026-11-15T12:00:00.000Z');
    expect(await riesgo()).toMatchObject({
      quietas: 2,
      filas: [
        ['Recluta', 538, null],
        ['Agente', 7, null],
      ],
    });
  });

  test('the people at risk include no new or returned person, and no person with an accepted absence today', async () => {
    await everybodyDid('2026-11-20T12:00:00.000Z');
    await agency.db.deleteFrom('nomina').execute();
    await agency.db
      .updateTable('usuarios')
      .set({ registrado_en: agency.now() })
      .where('usuario', '<>', 'Agente')
      .where('usuario', '<>', 'Cabo')
      .execute();
    expect((await riesgo()).filas.map(([name]: [string]) => name)).toEqual(['Agente', 'Cabo']);
    const [usuario_id, encargado_id] = [await agency.idOf('Cabo'), await agency.idOf('Gerente')];
    const vuelta = {
      fecha: new Date('2026-10-01T12:00:00.000Z'),
      ingreso_en: new Date('2026-11-18T12:00:00.000Z'),
      ingreso_por: encargado_id,
    };
    await agency.db
      .insertInto('despidos')
      .values({ usuario_id, encargado_id, motivo: 'Prueba', ...vuelta })
      .execute();
    expect((await riesgo()).filas.map(([name]: [string]) => name)).toEqual(['Agente']);
    await agency.db
      .insertInto('ausencias')
      .values({
        usuario_id: await agency.idOf('Agente'),
        motivo: 'Viaje',
        inicio: '2026-11-21',
        final: '2026-11-25',
        creada_en: agency.now(),
        estado: 'aceptada',
        encargado_id,
        decidida_en: agency.now(),
      })
      .execute();
    expect((await riesgo()).filas).toEqual([]);
  });

  test('the people at risk include a returned person after seven days, whose absence the dismissal ended', async () => {
    await accepted('Agente', { inicio: '2026-11-20', final: '2026-12-20' });
    const usuario = await agency.idOf('Agente');
    await agency.call('despedir', { as: 'Gerente', body: { usuario, motivo: 'Faltas' } });
    await agency.call('ingresar', { as: 'Gerente', body: { usuario } });
    agency.pass({ days: 8 });
    expect((await riesgo()).filas).toContainEqual(['Agente', 8, null]);
  });

  test('the people at risk include no imported person for seven days, however long ago they joined', async () => {
    await ask({ nomina_times: 60, paga_nomina: 10 });
    const { httpStatus } = await agency.call('darDeAlta', {
      as: 'Fundadora',
      body: {
        filas: [{ fila: 1, usuario: 'Traida', mision: 'Recluta', ingreso: '2025-11-21' }],
      },
    });
    expect(httpStatus).toBe(200);
    const isThere = async () =>
      (await riesgo()).filas.filter(([name]: [string]) => name === 'Traida');
    agency.pass({ days: 6 });
    expect(await isThere()).toEqual([]);
    agency.pass({ days: 1 });
    expect(await isThere()).toMatchObject([['Traida', 7, { times: 60 }]]);
  });

  test('the people at risk are also those behind the period’s requirements after half of it', async () => {
    await everybodyDid('2026-11-20T12:00:00.000Z');
    await ask({ nomina_times: 60, paga_nomina: 10 });
    for (const name of ['Fundadora', 'Gerente', 'Supervisora', 'Oficial', 'Cabo', 'Recluta'])
      await credit(name, 'minutos', 59, '2026-11-20T12:00:00.000Z');
    expect(await riesgo()).toEqual({
      quietas: 0,
      atrasadas: 1,
      paga: '2026-11-21',
      filas: [['Agente', 1, { ascensos: 0, asistencias: 0, times: 59 }]],
    });
    await agency.db
      .updateTable('periodos')
      .set({ abierto_en: agency.now() })
      .where('cerrado_en', 'is', null)
      .execute();
    agency.pass({ days: 1 });
    expect(await riesgo()).toMatchObject({ atrasadas: 0, paga: '2026-11-28' });
  });
});

test('people who stayed are counted by month of entry', async () => {
  const came = async (usuario: string, registrado: string, despedido: string | null) =>
    agency.db
      .updateTable('usuarios')
      .set({
        registrado_en: new Date(registrado),
        despedido_en: despedido === null ? null : new Date(despedido),
      })
      .where('usuario', '=', usuario)
      .execute();
  // In the agency's zone this instant is still in September.
  await came('Agente', '2026-10-01T05:00:00.000Z', null);
  await came('Recluta', '2026-09-10T05:00:00.000Z', '2026-10-03T12:00:00.000Z');
  await came('Cabo', '2026-11-02T12:00:00.000Z', null);
  expect((await pulso()).retencion).toEqual([
    { mes: '2026-09', entraron: 2, quedan: [2, 1, 1] },
    { mes: '2026-11', entraron: 1, quedan: [1] },
  ]);
});

describe('the answer is cached', () => {
  const ask = async (etag: string) => {
    const { httpStatus, headers } = await agency.call('pulso', {
      as: 'Gerente',
      headers: { 'if-none-match': etag },
    });
    return { httpStatus, etag: String(headers.etag) };
  };

  test('the pulso’s answer is cached until something happens, or the agency’s day ends', async () => {
    const first = await ask('"x"');
    expect(first.httpStatus).toBe(200);
    agency.pass({ hours: 11, minutes: 29 });
    expect((await ask(first.etag)).httpStatus).toBe(304);
    agency.pass({ minutes: 1 });
    const next = await ask(first.etag);
    expect(next.httpStatus).toBe(200);
    expect((await pulso()).hoy).toBe('2026-11-22');
    await agency.call('ajustarNomina', {
      as: 'Gerente',
      body: { id: await agency.idOf('Agente'), opcion: 0, requisitos: 2, cantidad: 30 },
    });
    expect((await ask(next.etag)).httpStatus).toBe(200);
  });
});
