import { actsOnTiempos, openOnShift } from '@garita/testing/acts/tiempos';
import type { TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openOnShift();
});
afterEach(() => agency.close());

const { open, all, act, minutesOf } = actsOnTiempos(() => agency);

describe('several times at once', () => {
  const confirmAll = (tiempos: readonly object[], as = 'Oficial') =>
    agency.call('actionTime', { as, body: { op: 9, tiempos } });
  const seen = async (...names: string[]) =>
    (await all())
      .filter(({ bajoNombre }) => names.includes(bajoNombre))
      .map(({ id, pausa, alto }) => ({ id, pausa, alto }));

  beforeEach(async () => {
    for (const name of ['Recluta', 'Cabo', 'Agente']) await open(name);
    agency.pass({ minutes: 20 });
  });

  test('times chosen together are confirmed in one write, each logged once', async () => {
    const tiempos = await seen('Recluta', 'Cabo');
    const { body } = await confirmAll([...tiempos].reverse());
    expect(body).toMatchObject({ msg: '2 tiempos confirmados', data: [{ bajoNombre: 'Agente' }] });
    expect(await Promise.all(['Recluta', 'Cabo', 'Agente'].map(minutesOf))).toEqual([20, 20, 0]);
    const rows = await agency.db
      .selectFrom('bitacora')
      .select('despues')
      .where('operacion', '=', 'actionTime')
      .execute();
    expect(rows.map(({ despues }) => despues)).toMatchObject([
      { accion: 'confirmado', minutos: 20 },
      { accion: 'confirmado', minutos: 20 },
    ]);
    expect(await confirmAll(tiempos)).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringMatching(/^(Recluta|Cabo): Ese tiempo ya se cerró\.$/) },
    });
    expect(await minutesOf('Recluta')).toBe(20);
  });

  test('times named twice are confirmed once, and so are two clicks at once', async () => {
    const [one] = await seen('Recluta');
    const answers = await Promise.all([
      confirmAll([one as object, one as object]),
      confirmAll([one as object]),
    ]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    expect(await minutesOf('Recluta')).toBe(20);
  });

  test.each([
    [
      'paused',
      async () => act(2, 'Cabo'),
      'Cabo: Alguien se adelantó y esto ha cambiado. Vuelve a cargar la página.',
      409,
    ],
    [
      'without a senior',
      async () => act(5, 'Cabo'),
      'Cabo: Alguien se adelantó y esto ha cambiado. Vuelve a cargar la página.',
      409,
    ],
    ['closed', async () => act(4, 'Cabo'), 'Cabo: Ese tiempo ya se cerró.', 409],
    [
      'of a person who is no longer of a lower category',
      async () => agency.place('Cabo', 'Gerencia'),
      'Cabo: Solo puedes llevar el tiempo de quien está por debajo de ti.',
      403,
    ],
  ])(
    'times chosen together all stay unchanged if one of them is now %s; the refusal names its person',
    async (_, meanwhile, msg, httpStatus) => {
      const tiempos = await seen('Agente', 'Cabo', 'Recluta');
      await meanwhile();
      expect(await confirmAll(tiempos)).toMatchObject({ httpStatus, body: { msg } });
      expect(await Promise.all(['Recluta', 'Agente'].map(minutesOf))).toEqual([0, 0]);
      expect((await all()).map(({ bajoNombre }) => bajoNombre)).toContain('Recluta');
    },
  );

  test('confirming times needs at least one, and all must exist', async () => {
    expect(await confirmAll([])).toMatchObject({
      httpStatus: 400,
      body: { campo: 'tiempos', msg: 'Elige al menos un tiempo.' },
    });
    expect((await confirmAll([{ id: 99_999 }])).httpStatus).toBe(404);
  });
});

describe('a senior’s minutes', () => {
  const setCuenta = (cuenta: string, as = 'Fundadora') =>
    agency.call('cambiarCuentaEncargado', { as, body: { cuenta } });
  const credited = () => minutesOf('Oficial');

  test('a senior’s minutes count once, however many of their times overlap', async () => {
    await open('Recluta');
    agency.pass({ minutes: 10 });
    await open('Cabo');
    agency.pass({ minutes: 20 });
    await act(1, 'Recluta');
    expect(await credited()).toBe(30);
    agency.pass({ minutes: 5 });
    // The time has 25 minutes. 20 of them overlap with the other time.
    await act(1, 'Cabo');
    expect([await minutesOf('Recluta'), await minutesOf('Cabo'), await credited()]).toEqual([
      30, 25, 35,
    ]);
    await open('Agente');
    agency.pass({ minutes: 7 });
    await act(1, 'Agente');
    expect(await credited()).toBe(42);
  });

  test('a senior’s minutes during a pause count for another running time', async () => {
    await open('Recluta');
    await open('Cabo');
    agency.pass({ minutes: 10 });
    await act(2, 'Recluta');
    agency.pass({ minutes: 10 });
    await act(2, 'Recluta');
    agency.pass({ minutes: 10 });
    await act(1, 'Recluta');
    expect(await credited()).toBe(20);
    await act(1, 'Cabo');
    expect(await credited()).toBe(30);
  });

  test('a senior’s minutes are not reduced by cancelled or other people’s times', async () => {
    await open('Recluta');
    await open('Cabo');
    await open('Agente', { as: 'Supervisora' });
    agency.pass({ minutes: 20 });
    await act(4, 'Cabo');
    await act(1, 'Agente', { as: 'Supervisora' });
    await act(1, 'Recluta');
    expect([await credited(), await minutesOf('Supervisora')]).toEqual([20, 20]);
  });

  test('a senior’s minutes count once if two times are confirmed at once, or all in one write', async () => {
    for (const name of ['Recluta', 'Cabo', 'Agente']) await open(name);
    agency.pass({ minutes: 20 });
    await Promise.all([act(1, 'Recluta'), act(1, 'Cabo', { as: 'Supervisora' })]);
    expect(await credited()).toBe(20);
    agency.pass({ minutes: 5 });
    await agency.call('actionTime', {
      as: 'Oficial',
      body: { op: 9, tiempos: (await all()).map(({ id }) => ({ id })) },
    });
    expect(await credited()).toBe(25);
  });

  test('a senior’s minutes count in each time while the owner’s setting says so, and only once after the setting is changed back', async () => {
    expect((await agency.call('cuentaEncargado', { as: 'Recluta' })).body).toEqual({
      cuenta: 'una_vez',
    });
    expect((await setCuenta('por_tiempo', 'Gerente')).httpStatus).toBe(403);
    expect((await setCuenta('por_tiempo')).body.msg).toBe(
      'Queda dicho cómo se cuentan los minutos del encargado',
    );
    expect((await setCuenta('por_tiempo')).body.msg).toBe(
      'Los minutos del encargado ya se cuentan así.',
    );
    expect((await agency.call('cuentaEncargado', { as: 'Recluta' })).body).toEqual({
      cuenta: 'por_tiempo',
    });
    for (const name of ['Recluta', 'Cabo', 'Agente']) await open(name);
    agency.pass({ minutes: 20 });
    await act(1, 'Recluta');
    await act(1, 'Cabo');
    expect(await credited()).toBe(40);
    await setCuenta('una_vez');
    await act(1, 'Agente');
    expect(await credited()).toBe(40);
  });
});
