import { actsOnFichajes } from '@garita/testing/acts/fichajes';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const { send, mine, isIn, enter, worked } = actsOnFichajes(() => agency);

describe('a forgotten clock-in', () => {
  const MOTIVO = 'Se le olvidó marcar la salida';
  const ago = (minutes: number) =>
    new Date(agency.now().getTime() - minutes * 60_000).toISOString();
  const lastAct = () =>
    agency.db
      .selectFrom('bitacora')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();

  test.each(['cerrarFichaje', 'actionFichar'] as const)(
    'a forgotten clock-in is closed by %s at the real exit with a reason, and both are stored',
    async (operation) => {
      const { id } = await enter('Agente');
      const entrada = agency.now().toISOString();
      agency.pass({ hours: 20 });
      const salida = ago(17 * 60);
      const body = {
        ...(operation === 'actionFichar' && { op: 1 }),
        id,
        salida,
        motivo: ` ${MOTIVO} `,
      };
      expect((await agency.call(operation, { as: 'Gerente', body })).body.msg).toBe(
        'Fichaje de Agente cerrado: 3h',
      );
      expect(await mine('Agente')).toMatchObject([{ entrada, salida, min: 180 }]);
      const { despues } = await lastAct();
      expect(despues).toMatchObject({ entrada, salida, minutos: 180, motivo: MOTIVO });
    },
  );

  test('a forgotten clock-in is closed at the minute of its entry at the earliest: never before it', async () => {
    agency.pass({ minutes: 0.5 });
    const { id } = await enter('Agente');
    const entrada = agency.now().toISOString();
    agency.pass({ hours: 20 });
    await agency.call('cerrarFichaje', {
      as: 'Gerente',
      body: { id, salida: entrada.replace(/:\d\d\.\d+Z/, ':00.000Z'), motivo: MOTIVO },
    });
    expect(await mine('Agente')).toMatchObject([{ entrada, salida: entrada, min: 0 }]);
  });

  test.each([
    [
      'an exit in the future',
      () => ({ salida: ago(-1), motivo: MOTIVO }),
      'La salida no puede estar en el futuro.',
      'salida',
    ],
    [
      'an exit before the entry',
      () => ({ salida: ago(121), motivo: MOTIVO }),
      'La salida no puede ser anterior a la entrada.',
      'salida',
    ],
    ['an exit without a reason', () => ({ salida: ago(60) }), 'Di por qué.', 'motivo'],
    [
      'an exit that is not an instant',
      () => ({ salida: '2026-02-31T99:00:00.000Z', motivo: MOTIVO }),
      expect.any(String),
      'salida',
    ],
  ])('a forgotten clock-in is not closed with %s', async (_, more, msg, campo) => {
    const { id } = await enter('Agente');
    agency.pass({ hours: 2 });
    const answer = await agency.call('cerrarFichaje', { as: 'Gerente', body: { id, ...more() } });
    expect(answer).toMatchObject({ httpStatus: 400, body: { msg, campo } });
    expect(await isIn('Agente')).toBe(true);
  });

  test('the caller’s own forgotten clock-in ends now: an exit time sent with it is refused, not ignored', async () => {
    await enter('Agente');
    agency.pass({ hours: 2 });
    expect(await send('Agente', { op: 1, salida: ago(60), motivo: MOTIVO })).toMatchObject({
      httpStatus: 400,
      body: { campo: 'id' },
    });
    expect(await isIn('Agente')).toBe(true);
  });
});

describe('a correction', () => {
  const correct = (record: object, minutos: number, motivo?: string) =>
    send('Gerente', { op: 2, ...record, minutos, ...(motivo && { motivo }) });

  test('a correction of a clock-in record subtracts any number of minutes or gives subtracted minutes back, with a stored reason', async () => {
    const record = await worked('Agente', 60);
    expect((await correct(record, -37, 'Se fue antes')).body).toEqual({
      msg: 'Se han restado 37 minutos',
      status: 0,
    });
    expect((await correct(record, 12, 'Volvió')).body.msg).toBe('Se han devuelto 12 minutos');
    expect(await mine('Agente')).toMatchObject([{ min: 35 }]);
    const rows = await agency.db
      .selectFrom('bitacora')
      .select(['antes', 'despues'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(rows).toMatchObject([
      { antes: { minutos: 23 }, despues: { minutos: 35, motivo: 'Volvió' } },
      {
        antes: { minutos: 60 },
        despues: {
          minutos: 23,
          motivo: 'Se fue antes',
          entrada: expect.any(String),
          salida: expect.any(String),
        },
      },
    ]);
  });

  test('a correction of a clock-in record subtracts at most the rest, and gives back at most the subtracted minutes', async () => {
    const record = await worked('Agente', 13);
    expect((await correct(record, -500, 'Nada de eso')).body.msg).toBe(
      'Solo quedaban 13 minutos: se han restado todos',
    );
    expect(await correct(record, -1, 'Otra vez')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'A ese fichaje no le quedan minutos que restar.' },
    });
    expect((await correct(record, 500, 'Era verdad')).body.msg).toBe(
      'Solo se habían restado 13 minutos: se han devuelto todos',
    );
    expect(await correct(record, 1, 'Y más')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'A ese fichaje no se le ha restado nada que devolver.' },
    });
    expect(await mine('Agente')).toMatchObject([{ min: 13 }]);
  });

  test('two corrections at once subtract no more minutes than there are', async () => {
    const record = await worked('Agente', 60);
    await Promise.all([correct(record, -40, 'Una'), correct(record, -40, 'Dos')]);
    expect(await mine('Agente')).toMatchObject([{ min: 0 }]);
    expect(
      await agency.db
        .selectFrom('fichajes')
        .select('descontado')
        .where('id', '=', record.id)
        .execute(),
    ).toEqual([{ descontado: 60 }]);
  });

  test.each([
    [
      'no minutes',
      async () => correct(await worked('Agente', 60), 0, 'Nada'),
      400,
      'Pon cuántos minutos.',
    ],
    ['no reason', async () => correct(await worked('Agente', 60), -3), 400, 'Di por qué.'],
    [
      'an open record',
      async () => correct(await enter('Agente'), -3, 'Ya'),
      409,
      'Ese fichaje sigue abierto: hay que cerrarlo antes de restarle minutos.',
    ],
    [
      'the caller’s own record',
      async () =>
        send('Gerente', { op: 2, minutos: 3, motivo: 'Para mí', ...(await worked('Gerente', 30)) }),
      403,
      'No tienes permiso para hacer esto.',
    ],
    [
      'a missing record id',
      () => send('Fundadora', { op: 2, minutos: 3, motivo: 'x' }),
      403,
      'No tienes permiso para hacer esto.',
    ],
  ])('a correction of a clock-in record refuses %s', async (_, attempt, httpStatus, msg) => {
    expect(await attempt()).toMatchObject({ httpStatus, body: { msg, status: 1 } });
  });
});

describe('an exit unlinks the times that the person leads', () => {
  const lead = async (...names: string[]) => {
    for (const name of names)
      await agency.call('openTime', {
        as: 'Oficial',
        body: { bajo: await agency.idOf(name), alto: await agency.idOf('Oficial') },
      });
    agency.pass({ minutes: 30 });
    return (
      await agency.db
        .selectFrom('tiempos')
        .select('id')
        .where('cerrado_en', 'is', null)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id);
  };
  const seniors = async () =>
    (
      await agency.db
        .selectFrom('tiempos')
        .select(['alto_id', 'ligado'])
        .where('cerrado_en', 'is', null)
        .execute()
    ).map((t) => t.alto_id);
  const detalle = async () =>
    (
      await agency.call('getInfoDetailTime', {
        as: 'Recluta',
        params: { userId: await agency.idOf('Recluta') },
      })
    ).body.logs.map((log: { motivo: string }) => log.motivo);

  test('an exit unlinks the times that the person leads in one write, recorded in the log and the audit log', async () => {
    const ids = await lead('Recluta', 'Cabo');
    expect((await send('Oficial', { op: 1, desligar: ids })).body.msg).toMatch(
      /^Salida registrada: (\d+h( \d+m)?|\d+ min)\. 2 tiempos quedan sin encargado$/,
    );
    expect(await seniors()).toEqual([null, null]);
    expect(await detalle()).toEqual(['Tiempo desligado', 'Tiempo abierto']);
    const rows = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'actionFichar')
      .execute();
    expect(rows).toMatchObject([{ despues: { desligado: ids } }]);
  });

  test('an exit unlinks the led times also if the request does not mention them, and when a manager closes the record', async () => {
    await lead('Recluta');
    expect((await send('Oficial', { op: 1 })).body.msg).toMatch(/1 tiempo queda sin encargado$/);
    expect(await seniors()).toEqual([null]);
    await send('Oficial', { op: 0 });
    await agency.call('actionTime', { as: 'Oficial', body: { op: 6 } });
    const [{ id }] = (await mine('Oficial')).filter(
      ({ salida }: { salida: string }) => salida === '-',
    );
    const closed = await agency.call('cerrarFichaje', { as: 'Gerente', body: { id } });
    expect(closed.body.msg).toBe('Fichaje de Oficial cerrado: 0 min. 1 tiempo queda sin encargado');
    expect(await seniors()).toEqual([null]);
  });

  test('an exit unlinks no time that the person was not asked about; a time that ended meanwhile does not matter', async () => {
    const ids = await lead('Recluta', 'Cabo');
    const msg =
      'Llevas tiempos que quedarían sin encargado. Vuelve a marcar la salida para ver cuáles.';
    for (const desligar of [[], ids.slice(1)])
      expect(await send('Oficial', { op: 1, desligar })).toMatchObject({
        httpStatus: 409,
        body: { msg },
      });
    expect(await isIn('Oficial')).toBe(true);
    expect(await seniors()).not.toContain(null);
    expect((await send('Oficial', { op: 1, desligar: [...ids, 99_999] })).httpStatus).toBe(200);
  });
});
