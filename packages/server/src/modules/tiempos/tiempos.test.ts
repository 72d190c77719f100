import { actsOnTiempos, openOnShift } from '@garita/testing/acts/tiempos';
import type { TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openOnShift();
});
afterEach(() => agency.close());

const { open, all, of, act, minutesOf } = actsOnTiempos(() => agency);

describe('opening a time', () => {
  test('opening a time makes its author the senior of a person of a lower category (TIE-46)', async () => {
    const { httpStatus, body } = await open('Recluta');
    expect(httpStatus).toBe(200);
    expect(body).toEqual({ msg: 'Tiempo abierto correctamente', status: 0, data: await all() });
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        bajo: await agency.idOf('Recluta'),
        bajoNombre: 'Recluta',
        id_categoria: 1,
        alto: await agency.idOf('Oficial'),
        altoNombre: 'Oficial',
        mins: 0,
        minsA: 0,
        pausa: 0,
        pausado: 0,
        tiempopausado: 0,
        p_bajo: null,
        sumado: 0,
        abierto: agency.now().toISOString(),
        inicio: agency.now().toISOString(),
        ligado: agency.now().toISOString(),
        pausa_desde: null,
      },
    ]);
  });

  test('a time opened without a senior is listed as waiting until it has one (TIE-11, TIE-47)', async () => {
    await open('Recluta', { senior: false });
    expect(await of('Recluta')).toMatchObject({ alto: -1, altoNombre: null, minsA: 0 });
    expect((await agency.call('getSolicitudTiempo', { as: 'Oficial' })).body).toEqual(await all());
    await act(5, 'Recluta');
    expect((await agency.call('getSolicitudTiempo', { as: 'Oficial' })).body).toEqual([]);
  });

  test.each([
    [
      'a second time of a person',
      async () => (await open('Recluta')) && open('Recluta', { as: 'Supervisora' }),
      409,
      'Esa persona ya tiene un tiempo abierto.',
    ],
    [
      'a time of a dismissed person',
      () => open('Expulsado'),
      409,
      'Esa persona ya no está en la agencia.',
    ],
    ['the caller’s own time', () => open('Oficial'), 403, 'No tienes permiso para hacer esto.'],
    [
      'a time of a person of a higher category',
      () => open('Gerente'),
      403,
      'No tienes permiso para hacer esto.',
    ],
    [
      'an author who is not clocked in',
      () => open('Recluta', { as: 'Fundadora' }),
      403,
      'No tienes permiso para hacer esto.',
    ],
  ])('opening a time refuses %s', async (_, attempt, httpStatus, msg) => {
    expect(await attempt()).toMatchObject({ httpStatus, body: { msg, status: 1 } });
  });

  test('opening a time refuses a senior other than its author', async () => {
    const body = { bajo: await agency.idOf('Recluta'), alto: await agency.idOf('Supervisora') };
    expect(await agency.call('openTime', { as: 'Oficial', body })).toMatchObject({
      httpStatus: 400,
      body: { campo: 'alto' },
    });
  });

  test('opening a time is offered for active people of a lower category without an open time (TIE-45)', async () => {
    const names = async (as: string) =>
      (await agency.call('getUsuariosTiempos', { as })).body.map(
        ({ usuario }: { usuario: string }) => usuario,
      );
    expect(await names('Oficial')).toEqual(['Agente', 'Cabo', 'Recluta']);
    await open('Cabo');
    expect(await names('Oficial')).toEqual(['Agente', 'Recluta']);
  });
});

describe('the acts on a time', () => {
  beforeEach(async () => {
    await open('Recluta');
    agency.pass({ minutes: 20 });
  });

  test('the act 1 confirms a time once: it credits both people and closes the time (TIE-16)', async () => {
    const { id } = await of('Recluta');
    agency.pass({ minutes: 22 });
    expect((await act(1, 'Recluta')).body).toEqual({
      msg: 'Tiempo confirmado correctamente',
      status: 0,
      data: [],
    });
    expect([await minutesOf('Recluta'), await minutesOf('Oficial')]).toEqual([42, 42]);
    const again = await agency.call('actionTime', { as: 'Oficial', body: { op: 1, id } });
    expect(again).toMatchObject({ httpStatus: 409, body: { msg: 'Ese tiempo ya se cerró.' } });
    expect([await minutesOf('Recluta'), await minutesOf('Oficial')]).toEqual([42, 42]);
    expect((await open('Recluta')).httpStatus).toBe(200);
  });

  test('the act 1 credits a senior with the time since the linking', async () => {
    await act(5, 'Recluta');
    agency.pass({ minutes: 10 });
    await act(5, 'Recluta', { as: 'Supervisora' });
    agency.pass({ minutes: 5 });
    await act(1, 'Recluta', { as: 'Gerente' });
    expect([
      await minutesOf('Recluta'),
      await minutesOf('Supervisora'),
      await minutesOf('Oficial'),
      await minutesOf('Gerente'),
    ]).toEqual([35, 5, 0, 0]);
  });

  test('the act 1 on a time of less than a minute closes it and credits nothing', async () => {
    await open('Cabo');
    expect((await act(1, 'Cabo')).httpStatus).toBe(200);
    expect(await agency.db.selectFrom('nomina').selectAll().execute()).toEqual([]);
  });

  test('the act 2 pauses and resumes a time: the pause counts for no user (TIE-17)', async () => {
    expect((await act(2, 'Recluta')).body.msg).toBe('Tiempo pausado correctamente');
    agency.pass({ minutes: 10 });
    const p_bajo = new Date(agency.now().getTime() - 600_000).toISOString();
    expect(await of('Recluta')).toMatchObject({
      mins: 20,
      minsA: 20,
      pausa: 1,
      pausado: 1,
      tiempopausado: 10,
      p_bajo,
      pausa_desde: p_bajo,
    });
    expect((await act(2, 'Recluta')).body.msg).toBe('Tiempo reanudado correctamente');
    agency.pass({ minutes: 3 });
    expect(await of('Recluta')).toMatchObject({
      mins: 23,
      minsA: 23,
      pausa: 0,
      pausado: 1,
      tiempopausado: 10,
      p_bajo: null,
    });
  });

  test('the act 3 subtracts five minutes, and 8 adjusts: "-" adds, "+" subtracts (TIE-18, TIE-23, TIE-43, TIE-44)', async () => {
    expect((await act(3, 'Recluta')).body.msg).toBe('Se han restado 5 minutos');
    expect(await of('Recluta')).toMatchObject({ mins: 15, minsA: 20, sumado: -5 });
    await act(8, 'Recluta', { as: 'Supervisora', operacion: '-', minutos: 10 });
    expect(await of('Recluta')).toMatchObject({ mins: 25, sumado: 5 });
    await act(8, 'Recluta', { as: 'Supervisora', operacion: '+', minutos: 90 });
    expect(await of('Recluta')).toMatchObject({ mins: 0, sumado: -85 });
  });

  test('the act 4 cancels a time without credit (TIE-19)', async () => {
    expect((await act(4, 'Recluta')).body).toEqual({
      msg: 'Tiempo cancelado correctamente',
      status: 0,
      data: [],
    });
    expect(await minutesOf('Recluta')).toBe(0);
  });

  test('the act 5 unlinks the time of its senior, and links a time without a senior to the caller (TIE-20)', async () => {
    expect((await act(5, 'Recluta')).body.msg).toBe('Tiempo desligado correctamente');
    expect(await of('Recluta')).toMatchObject({ alto: -1, minsA: 0, ligado: null });
    expect((await act(5, 'Recluta', { as: 'Supervisora' })).body.msg).toBe(
      'Tiempo ligado correctamente',
    );
    expect(await of('Recluta')).toMatchObject({ altoNombre: 'Supervisora', mins: 20, minsA: 0 });
  });

  test('the act 6 links all times without a senior, and 7 unlinks all times of the caller; without such times nothing changes (TIE-21, TIE-22)', async () => {
    await open('Cabo', { senior: false });
    await open('Agente', { senior: false });
    const all6 = () => agency.call('actionTime', { as: 'Supervisora', body: { op: 6 } });
    expect((await all6()).body.msg).toBe('2 tiempos ligados');
    expect((await all()).map(({ altoNombre }) => altoNombre)).toEqual([
      'Supervisora',
      'Supervisora',
      'Oficial',
    ]);
    expect((await all6()).body.msg).toBe('No hay tiempos sin encargado que puedas ligar.');
    const all7 = () => agency.call('actionTime', { as: 'Oficial', body: { op: 7 } });
    expect((await all7()).body.msg).toBe('1 tiempo desligado');
    expect((await all7()).body.msg).toBe('No llevas ningún tiempo.');
    expect((await of('Recluta')).alto).toBe(-1);
  });

  test.each([
    [
      'confirming a paused time',
      async () => (await act(2, 'Recluta')) && act(1, 'Recluta'),
      409,
      'Ese tiempo está pausado.',
    ],
    [
      'confirming a time without a senior',
      async () => (await act(5, 'Recluta')) && act(1, 'Recluta'),
      409,
      'Ese tiempo no tiene encargado.',
    ],
    [
      'adjusting a paused time',
      async () =>
        (await act(2, 'Recluta')) &&
        act(8, 'Recluta', { as: 'Supervisora', operacion: '-', minutos: 5 }),
      409,
      'Ese tiempo está pausado.',
    ],
    [
      'cancelling another senior’s time',
      () => act(4, 'Recluta', { as: 'Supervisora' }),
      403,
      'Solo quien lleva el tiempo, o la gerencia, puede hacer esto.',
    ],
    [
      'unlinking another senior’s time',
      () => act(5, 'Recluta', { as: 'Supervisora' }),
      403,
      'Solo quien lleva el tiempo, o la gerencia, puede hacer esto.',
    ],
    [
      'adjusting by a user without ajs',
      () => act(8, 'Recluta', { operacion: '-', minutos: 5 }),
      403,
      'No tienes permiso para hacer esto.',
    ],
    [
      'an adjustment without minutes',
      () => act(8, 'Recluta', { as: 'Supervisora', operacion: '-', minutos: 0 }),
      400,
      'Se requiere minimo 1 minuto',
    ],
    [
      'an adjustment of an unknown direction',
      () => act(8, 'Recluta', { as: 'Supervisora', minutos: 5 }),
      400,
      'Falta decir si se suma o se resta.',
    ],
    [
      'a time that the caller saw as paused',
      () => act(2, 'Recluta', { pausa: 1 }),
      409,
      'Alguien se adelantó y esto ha cambiado. Vuelve a cargar la página.',
    ],
    [
      'a time that the caller saw without a senior',
      () => act(5, 'Recluta', { alto: 0 }),
      409,
      'Alguien se adelantó y esto ha cambiado. Vuelve a cargar la página.',
    ],
    [
      'an unknown time',
      () => agency.call('actionTime', { as: 'Oficial', body: { op: 1, id: 99_999 } }),
      404,
      'Ese tiempo no existe.',
    ],
    [
      'a missing time id',
      () => agency.call('actionTime', { as: 'Oficial', body: { op: 1 } }),
      400,
      'Falta decir de qué tiempo se trata.',
    ],
  ])('the acts on a time refuse %s', async (_, attempt, httpStatus, msg) => {
    expect(await attempt()).toMatchObject({ httpStatus, body: { msg, status: 1 } });
  });

  test('the acts on a time are for people of a lower category: a person who has reached their senior’s category can only be unlinked', async () => {
    const rank = await agency.db
      .selectFrom('usuarios')
      .select('mision_id')
      .where('usuario', '=', 'Oficial')
      .executeTakeFirstOrThrow();
    await agency.db.updateTable('usuarios').set(rank).where('usuario', '=', 'Recluta').execute();
    const refused = {
      httpStatus: 403,
      body: { msg: 'Solo puedes llevar el tiempo de quien está por debajo de ti.' },
    };
    for (const op of [1, 2, 3, 4]) expect(await act(op, 'Recluta')).toMatchObject(refused);
    expect((await act(5, 'Recluta')).body.msg).toBe('Tiempo desligado correctamente');
    expect(await act(5, 'Recluta')).toMatchObject(refused);
    expect((await agency.call('actionTime', { as: 'Oficial', body: { op: 6 } })).body.msg).toBe(
      'No hay tiempos sin encargado que puedas ligar.',
    );
    expect((await act(5, 'Recluta', { as: 'Supervisora' })).httpStatus).toBe(200);
    expect((await act(1, 'Recluta', { as: 'Gerente' })).httpStatus).toBe(200);
  });

  test('the acts on a time let category 10 cancel and unlink any time (TIE-33, TIE-35)', async () => {
    expect((await act(5, 'Recluta', { as: 'Gerente' })).httpStatus).toBe(200);
    expect((await act(4, 'Recluta', { as: 'Gerente' })).httpStatus).toBe(200);
  });

  test('the acts on a time are refused on the caller’s own time', async () => {
    await open('Oficial', { as: 'Supervisora' });
    for (const op of [1, 2, 3, 4, 5])
      expect(await act(op, 'Oficial')).toMatchObject({
        httpStatus: 403,
        body: { msg: 'No puedes llevar tu propio tiempo.' },
      });
    await act(5, 'Oficial', { as: 'Supervisora' });
    await agency.call('actionTime', { as: 'Oficial', body: { op: 6 } });
    expect((await of('Oficial')).alto).toBe(-1);
  });
});

describe('a person’s times in detail', () => {
  test('a person’s times in detail have the running time, the confirmed times of the period, and each act with author and time (TIE-37 to TIE-40)', async () => {
    await open('Recluta');
    agency.pass({ minutes: 30 });
    await act(1, 'Recluta');
    await open('Recluta');
    agency.pass({ minutes: 12 });
    await act(3, 'Recluta');
    const { body } = await agency.call('getInfoDetailTime', {
      as: 'Recluta',
      params: { userId: await agency.idOf('Recluta') },
    });
    expect(body).toMatchObject({ nombre: 'Recluta', tiempoActual: 7, tiempoConfirmado: 30 });
    expect(
      body.logs.map(
        ({ motivo, encargado }: { motivo: string; encargado: string }) =>
          `${motivo} (${encargado})`,
      ),
    ).toEqual([
      'Ajuste: −5 min (Oficial)',
      'Tiempo abierto (Oficial)',
      'Tiempo confirmado: 30 min (Oficial)',
      'Tiempo abierto (Oficial)',
    ]);
    expect(body.logs[0].fecha).toBe(agency.now().toISOString());
  });

  test('a person’s times in detail are for that person and for users with tt', async () => {
    const read = async (as: string) =>
      (
        await agency.call('getInfoDetailTime', {
          as,
          params: { userId: await agency.idOf('Recluta') },
        })
      ).httpStatus;
    expect([await read('Recluta'), await read('Oficial'), await read('Agente')]).toEqual([
      200, 200, 403,
    ]);
  });
});

describe('my profile', () => {
  test('my profile shows my running time (PER-07)', async () => {
    const mine = async () => (await agency.call('MyPerfil', { as: 'Recluta' })).body.tiempo;
    expect(await mine()).toBeNull();
    await open('Recluta');
    agency.pass({ minutes: 7 });
    expect(await mine()).toEqual(await of('Recluta'));
    expect((await mine()).mins).toBe(7);
  });
});

describe('the list of open times', () => {
  test('the list of open times is answered with 304 while no act changes a time, though minutes pass', async () => {
    await open('Recluta');
    const { etag } = (await agency.call('getAllTime', { as: 'Oficial' })).headers;
    const again = () =>
      agency.call('getAllTime', { as: 'Oficial', headers: { 'if-none-match': etag as string } });
    agency.pass({ minutes: 1 });
    expect((await again()).httpStatus).toBe(304);
    await act(2, 'Recluta');
    expect((await again()).httpStatus).toBe(200);
  });

  test('the list of open times is correct after a clock set back', async () => {
    await open('Recluta');
    agency.pass({ hours: -3 });
    expect(await of('Recluta')).toMatchObject({ mins: 0, minsA: 0 });
    await act(2, 'Recluta');
    agency.pass({ hours: -1 });
    expect(await of('Recluta')).toMatchObject({ mins: 0, tiempopausado: 0 });
  });
});
