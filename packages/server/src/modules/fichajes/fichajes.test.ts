import { actsOnFichajes } from '@garita/testing/acts/fichajes';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const { send, mine, isIn, enter, worked } = actsOnFichajes(() => agency);

describe('the caller’s own entry and exit', () => {
  test('an entry opens a running record (FIC-03, FIC-10, FIC-12, FIC-13)', async () => {
    expect(await isIn('Agente')).toBe(false);
    const entrada = agency.now().toISOString();
    expect((await send('Agente', { op: 0 })).body).toEqual({
      msg: 'Entrada registrada',
      status: 0,
    });
    agency.pass({ minutes: 12 });
    expect(await mine('Agente')).toEqual([
      {
        id: expect.any(Number),
        dia: '2026-11-21',
        entrada,
        salida: '-',
        min: 0,
        usuario: await agency.idOf('Agente'),
        usuarioNombre: 'Agente',
        id_categoria: 3,
        mins: 12,
      },
    ]);
    expect(await isIn('Agente')).toBe(true);
  });

  test('an exit closes the running record (FIC-02)', async () => {
    await enter('Agente');
    agency.pass({ minutes: 125 });
    expect((await send('Agente', { op: 1 })).body).toEqual({
      msg: 'Salida registrada: 2h 5m',
      status: 0,
    });
    const salida = agency.now().toISOString();
    agency.pass({ hours: 5 });
    expect(await mine('Agente')).toMatchObject([{ salida, min: 125, mins: 125 }]);
    expect(await isIn('Agente')).toBe(false);
  });

  test('an entry and an exit enable and disable the Tiempos screen (FIC-05)', async () => {
    const tiempos = async () => (await agency.call('getAllTime', { as: 'Oficial' })).httpStatus;
    expect(await tiempos()).toBe(200);
    await send('Oficial', { op: 1 });
    expect(await tiempos()).toBe(403);
    await send('Oficial', { op: 0 });
    expect(await tiempos()).toBe(200);
  });

  test('two entries sent at once make one clock-in', async () => {
    const statuses = (
      await Promise.all([send('Agente', { op: 0 }), send('Agente', { op: 0 })])
    ).map(({ httpStatus }) => httpStatus);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await mine('Agente')).toHaveLength(1);
  });

  test('a repeated clock-in request makes no second clock-in, and gets the first answer', async () => {
    const again = () =>
      agency.call('actionFichar', {
        as: 'Agente',
        body: { op: 0 },
        headers: { 'idempotency-key': 'una-sola-pulsacion' },
      });
    const answers = [await again(), await again()];
    expect(answers.map(({ body }) => body)).toEqual(
      Array(2).fill({ msg: 'Entrada registrada', status: 0 }),
    );
    expect(answers.map(({ headers }) => headers['idempotency-replayed'])).toEqual([
      undefined,
      'true',
    ]);
    expect(await mine('Agente')).toHaveLength(1);
  });

  test('two exits at once close the record once', async () => {
    await enter('Agente');
    const statuses = (
      await Promise.all([send('Agente', { op: 1 }), send('Agente', { op: 1 })])
    ).map(({ httpStatus }) => httpStatus);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test('the caller’s own records are listed, newest first', async () => {
    const [first, second] = [await worked('Agente', 10), await worked('Agente', 20)];
    await worked('Recluta', 30);
    expect((await mine('Agente')).map(({ id }: { id: number }) => id)).toEqual([
      second.id,
      first.id,
    ]);
  });

  test('a person’s newest thousand records are listed', async () => {
    const usuario_id = await agency.idOf('Agente');
    const at = (days: number) => new Date(agency.now().getTime() - days * 86_400_000);
    const rows = Array.from({ length: 1001 }, (_, days) => ({
      usuario_id,
      dia: at(days).toISOString().slice(0, 10),
      entrada: at(days),
      salida: at(days),
    }));
    await agency.db.insertInto('fichajes').values(rows).execute();
    const fichajes = await mine('Agente');
    expect(fichajes).toHaveLength(1000);
    expect([fichajes.at(0).entrada, fichajes.at(-1).entrada]).toEqual([
      at(0).toISOString(),
      at(999).toISOString(),
    ]);
  });

  test('an exit can name the caller’s own record', async () => {
    const { id, usuario } = await enter('Agente');
    expect((await send('Agente', { op: 1, usuario, id })).httpStatus).toBe(200);
    expect(await isIn('Agente')).toBe(false);
  });

  test.each([
    [
      'a second entry',
      async () => (await enter('Agente')) && send('Agente', { op: 0 }),
      409,
      'Ya tienes una entrada abierta.',
    ],
    [
      'an exit without an entry',
      () => send('Agente', { op: 1 }),
      409,
      'No tienes ninguna entrada abierta.',
    ],
    [
      'a second exit',
      async () => (await worked('Agente', 5)) && send('Agente', { op: 1 }),
      409,
      'No tienes ninguna entrada abierta.',
    ],
    [
      'an entry that names a record',
      async () => send('Agente', { op: 0, id: (await worked('Agente', 5)).id }),
      400,
      'La entrada la marca cada quien: no lleva fichaje ni persona.',
    ],
    [
      'an entry for another person',
      async () => send('Gerente', { op: 0, usuario: await agency.idOf('Agente') }),
      400,
      'La entrada la marca cada quien: no lleva fichaje ni persona.',
    ],
    [
      'subtracting minutes from the caller’s own record',
      async () => send('Gerente', { op: 5, ...(await worked('Gerente', 30)) }),
      403,
      'No tienes permiso para hacer esto.',
    ],
    [
      'subtracting minutes without a record',
      () => send('Fundadora', { op: 10 }),
      403,
      'No tienes permiso para hacer esto.',
    ],
  ])('actionFichar refuses %s', async (_, attempt, httpStatus, msg) => {
    expect(await attempt()).toMatchObject({ httpStatus, body: { msg, status: 1 } });
  });

  test('a request without a record id never clocks out the caller', async () => {
    await enter('Gerente');
    const answer = await send('Gerente', { op: 1, usuario: await agency.idOf('Agente') });
    expect(answer).toMatchObject({
      httpStatus: 400,
      body: { msg: 'Falta decir de qué fichaje se trata.', campo: 'id' },
    });
    expect(await isIn('Gerente')).toBe(true);
  });
});

describe('days and clocks', () => {
  test('a record past midnight belongs to the agency’s day on which it began', async () => {
    // 18:30 UTC is 12:30 in Mexico City. Eleven hours later it is 23:30 there, and in UTC it is the
    // next day.
    agency.pass({ hours: 11 });
    await worked('Agente', 90);
    await worked('Agente', 5);
    expect(
      (await mine('Agente')).map(({ dia, entrada, min }: Record<string, unknown>) => [
        dia,
        entrada,
        min,
      ]),
    ).toEqual([
      ['2026-11-22', '2026-11-22T07:00:00.000Z', 5],
      ['2026-11-21', '2026-11-22T05:30:00.000Z', 90],
    ]);
  });

  test('the day of a record is the day in the agency’s zone', async () => {
    await agency.db.updateTable('agencia').set({ zona: 'Asia/Tokyo' }).execute();
    await enter('Agente');
    expect(await mine('Agente')).toMatchObject([
      { dia: '2026-11-22', entrada: '2026-11-21T18:30:00.000Z' },
    ]);
  });

  test('a clock set back gives no minutes and no exit before the entry', async () => {
    const { id } = await enter('Agente');
    const entrada = agency.now().toISOString();
    agency.pass({ hours: -3 });
    expect(await mine('Agente')).toMatchObject([{ id, mins: 0 }]);
    expect((await send('Agente', { op: 1 })).body.msg).toBe('Salida registrada: 0 min');
    expect(await mine('Agente')).toMatchObject([{ entrada, salida: entrada, min: 0, mins: 0 }]);
  });
});

describe('the people clocked in', () => {
  const active = async (as = 'Gerente') => (await agency.call('getFichajesActivos', { as })).body;

  test('the people clocked in are shown to category 10 and above, oldest entry first (FIC-07, FIC-11)', async () => {
    await agency.db.deleteFrom('fichajes').execute();
    await enter('Recluta');
    agency.pass({ minutes: 20 });
    await enter('Agente');
    await worked('Cabo', 15);
    expect(await active()).toMatchObject([
      { usuarioNombre: 'Recluta', id_categoria: 1, salida: '-', min: 0, mins: 35 },
      { usuarioNombre: 'Agente', id_categoria: 3, salida: '-', min: 0, mins: 15 },
    ]);
    expect((await agency.call('getFichajesActivos', { as: 'Supervisora' })).httpStatus).toBe(403);
  });

  test('the people clocked in are answered with 304 until a person enters or leaves', async () => {
    const { etag } = (await agency.call('getFichajesActivos', { as: 'Gerente' })).headers;
    const again = () =>
      agency.call('getFichajesActivos', {
        as: 'Gerente',
        headers: { 'if-none-match': etag as string },
      });
    agency.pass({ minutes: 1 });
    expect((await again()).httpStatus).toBe(304);
    await enter('Agente');
    expect((await again()).httpStatus).toBe(200);
  });
});

describe('another person’s record', () => {
  test.each([
    ['cerrarFichaje (FIC-14)', 'cerrarFichaje', ({ id }: { id: number }) => ({ id })],
    [
      'actionFichar (FIC-15)',
      'actionFichar',
      ({ id, usuario }: { id: number; usuario: number }) => ({ op: 1, usuario, id }),
    ],
    [
      'actionFichar without the person',
      'actionFichar',
      ({ id }: { id: number }) => ({ op: 1, id }),
    ],
  ] as const)(
    'another person’s clock-in record is closed by %s, once (FIC-09, FIC-18)',
    async (_, operation, toBody) => {
      const record = await enter('Agente');
      agency.pass({ minutes: 133 });
      const close = () => agency.call(operation, { as: 'Gerente', body: toBody(record) });
      expect(await close()).toMatchObject({
        httpStatus: 200,
        body: { msg: 'Fichaje de Agente cerrado: 2h 13m', status: 0 },
      });
      expect(await isIn('Agente')).toBe(false);
      agency.pass({ minutes: 5 });
      expect(await close()).toMatchObject({
        httpStatus: 409,
        body: { msg: 'Ese fichaje ya se cerró.' },
      });
      expect(await mine('Agente')).toMatchObject([{ min: 133 }]);
    },
  );

  test('another person’s clock-in record is closed by its owner or by a manager, whichever is first', async () => {
    const { id } = await enter('Agente');
    const statuses = (
      await Promise.all([
        send('Agente', { op: 1 }),
        agency.call('cerrarFichaje', { as: 'Gerente', body: { id } }),
      ])
    ).map((a) => a.httpStatus);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test.each([5, 10])(
    'op %d subtracts that many minutes from another person’s clock-in record each time (FIC-16, FIC-17)',
    async (op) => {
      const record = await worked('Agente', 60);
      expect((await send('Gerente', { op, ...record })).body).toEqual({
        msg: `Se han restado ${op} minutos`,
        status: 0,
      });
      await send('Gerente', { op, ...record });
      expect(await mine('Agente')).toMatchObject([{ min: 60 - 2 * op, mins: 60 - 2 * op }]);
    },
  );

  test('another person’s clock-in record loses the remaining minutes if they are fewer, and never goes below 0', async () => {
    const record = await worked('Agente', 13);
    await send('Gerente', { op: 10, ...record });
    expect((await send('Gerente', { op: 5, ...record })).body.msg).toBe(
      'Solo quedaban 3 minutos: se han restado todos',
    );
    expect(await mine('Agente')).toMatchObject([{ min: 0, mins: 0 }]);
    expect(await send('Gerente', { op: 5, ...record })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'A ese fichaje no le quedan minutos que restar.' },
    });
    // The correction took only the minutes that existed, so the record does not go below 0.
    expect(
      await agency.db
        .selectFrom('fichajes')
        .select('descontado')
        .where('id', '=', record.id)
        .execute(),
    ).toEqual([{ descontado: 13 }]);
  });

  test('another person’s clock-in record keeps the author, and the minutes before and after', async () => {
    const record = await worked('Agente', 60);
    await send('Gerente', { op: 10, ...record });
    const row = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      actor_id: await agency.idOf('Gerente'),
      operacion: 'actionFichar',
      objetivo_tipo: 'fichaje',
      objetivo_id: record.id,
    });
    expect([row.antes, row.despues]).toMatchObject([
      { minutos: 60 },
      { usuario: record.usuario, minutos: 50 },
    ]);
  });

  test.each([
    [
      'subtracting minutes while it is open (FIC-19)',
      async () => send('Gerente', { op: 5, ...(await enter('Agente')) }),
      409,
      'Ese fichaje sigue abierto: hay que cerrarlo antes de restarle minutos.',
    ],
    [
      'an act that names another person than the record’s',
      async () =>
        send('Gerente', {
          op: 1,
          id: (await enter('Agente')).id,
          usuario: await agency.idOf('Recluta'),
        }),
      409,
      'Ese fichaje no es de esa persona.',
    ],
    [
      'an unknown record id',
      () => agency.call('cerrarFichaje', { as: 'Gerente', body: { id: 99_999 } }),
      404,
      'Ese fichaje no existe.',
    ],
    [
      'closing by a user of the person’s category',
      () => closing('Gerente', 'Agente', 'Gerencia'),
      403,
      'No tienes permiso para hacer esto.',
    ],
    [
      'closing by a user of a lower category',
      () => closing('Gerente', 'Fundadora'),
      403,
      'No tienes permiso para hacer esto.',
    ],
    [
      'closing by a user of category 8',
      () => closing('Supervisora', 'Agente'),
      403,
      'No tienes permiso para hacer esto.',
    ],
  ])(
    'the calls on another person’s clock-in record refuse %s',
    async (_, attempt, httpStatus, msg) => {
      expect(await attempt()).toMatchObject({ httpStatus, body: { msg, status: 1 } });
    },
  );

  /**
   * A person tries to close another person's record.
   * @param mision the mission of the record's person
   */
  async function closing(as: string, whose: string, mision?: string) {
    if (mision) await agency.place(whose, mision);
    return agency.call('cerrarFichaje', { as, body: { id: (await enter(whose)).id } });
  }

  test('another person’s clock-in record is closed without reg, but actionFichar changes it only with reg', async () => {
    await agency.db.deleteFrom('categoria_permisos').where('codigo', '=', 'reg').execute();
    const record = await enter('Agente');
    agency.pass({ minutes: 30 });
    expect((await send('Gerente', { op: 1, ...record })).httpStatus).toBe(403);
    expect(
      (await agency.call('cerrarFichaje', { as: 'Gerente', body: { id: record.id } })).httpStatus,
    ).toBe(200);
    expect((await send('Gerente', { op: 5, ...record })).httpStatus).toBe(403);
  });
});

describe('the people clocked in, for all users', () => {
  test('the people clocked in, for all users, are shown to all clocked-in users, by arrival, with pauses and statuses', async () => {
    await agency.db
      .updateTable('fichajes')
      .set({ salida: agency.now() })
      .where('salida', 'is', null)
      .execute();
    await agency.db
      .updateTable('tiempos')
      .set({ cerrado_en: agency.now(), cierre: 'cancelado' })
      .where('cerrado_en', 'is', null)
      .execute();
    await agency.db.deleteFrom('estados').execute();
    const desde = agency.now().toISOString();
    await enter('Oficial');
    agency.pass({ minutes: 3 });
    await enter('Agente');
    await agency.call('actionEstados', { as: 'Agente', body: { op: 1, estado: 'De guardia' } });
    await agency.call('openTime', {
      as: 'Oficial',
      body: { bajo: await agency.idOf('Agente'), alto: await agency.idOf('Oficial') },
    });
    const dentro = async () => (await agency.call('dentro', { as: 'Recluta' })).body;
    expect(await dentro()).toEqual([
      { usuario: 'Oficial', id_categoria: 5, desde, pausado: 0, estado: null },
      {
        usuario: 'Agente',
        id_categoria: 3,
        desde: agency.now().toISOString(),
        pausado: 0,
        estado: 'De guardia',
      },
    ]);
    const [{ id }] = (await agency.call('getAllTime', { as: 'Oficial' })).body;
    await agency.call('actionTime', { as: 'Oficial', body: { op: 2, id } });
    expect((await dentro())[1]).toMatchObject({ usuario: 'Agente', pausado: 1 });
    await send('Oficial', { op: 1 });
    expect((await dentro()).map(({ usuario }: { usuario: string }) => usuario)).toEqual(['Agente']);
    expect((await agency.call('dentro', { as: null })).httpStatus).toBe(401);
  });
});
