import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('nomina').execute();
  // Gerente supervises as well, from category 10.
  const row = { usuario_id: await agency.idOf('Gerente'), dia: '2026-11-21', entrada: agency.now() };
  await agency.db.insertInto('fichajes').values(row).execute();
});
afterEach(() => agency.close());

interface Tiempo {
  id: number;
  bajo: number;
  bajoNombre: string;
  alto: number;
  altoNombre: string | null;
  mins: number;
  minsA: number;
  pausa: 0 | 1;
}

/** Opens somebody's session, by default with its opener as senior. */
async function open(name: string, { as = 'Oficial', senior = true } = {}) {
  return agency.call('openTime', { as, body: { bajo: await agency.idOf(name), alto: senior ? await agency.idOf(as) : -1 } });
}
const all = async (as = 'Oficial'): Promise<Tiempo[]> => (await agency.call('getAllTime', { as })).body;
const of = async (name: string): Promise<Tiempo> => (await all()).find(({ bajoNombre }) => bajoNombre === name) as Tiempo;
const act = async (op: number, name: string, { as = 'Oficial', ...more }: { as?: string; [field: string]: unknown } = {}) =>
  agency.call('actionTime', { as, body: { op, id: (await of(name)).id, ...more } });
const minutesOf = async (name: string): Promise<number> => {
  const [filas] = (await agency.call('allNomina', { as: 'Agente' })).body;
  return filas.find((fila: { usuarioNombre: string }) => fila.usuarioNombre === name).times;
};

describe('opening a session', () => {
  test('of somebody below, supervised by who opens it (TIE-46)', async () => {
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

  test('or by nobody (TIE-11), which the menu counts (TIE-47)', async () => {
    await open('Recluta', { senior: false });
    expect(await of('Recluta')).toMatchObject({ alto: -1, altoNombre: null, minsA: 0 });
    expect((await agency.call('getSolicitudTiempo', { as: 'Oficial' })).body).toEqual(await all());
    await act(5, 'Recluta');
    expect((await agency.call('getSolicitudTiempo', { as: 'Oficial' })).body).toEqual([]);
  });

  test.each([
    ['a second one', async () => (await open('Recluta')) && open('Recluta', { as: 'Supervisora' }), 409, 'Esa persona ya tiene un tiempo abierto.'],
    ['one of a dismissed person', () => open('Expulsado'), 409, 'Esa persona ya no está en la agencia.'],
    ['one’s own', () => open('Oficial'), 403, 'No tienes permiso para hacer esto.'],
    ['that of somebody above', () => open('Gerente'), 403, 'No tienes permiso para hacer esto.'],
    ['by somebody who is not clocked in', () => open('Recluta', { as: 'Fundadora' }), 403, 'No tienes permiso para hacer esto.'],
  ])('refuses %s', async (_, attempt, httpStatus, msg) => {
    expect(await attempt()).toMatchObject({ httpStatus, body: { msg, status: 1 } });
  });

  test('refuses another senior than who opens it', async () => {
    const body = { bajo: await agency.idOf('Recluta'), alto: await agency.idOf('Supervisora') };
    expect(await agency.call('openTime', { as: 'Oficial', body })).toMatchObject({ httpStatus: 400, body: { campo: 'alto' } });
  });

  test('is offered for active people below who have none (TIE-45)', async () => {
    const names = async (as: string) => (await agency.call('getUsuariosTiempos', { as })).body.map(({ usuario }: { usuario: string }) => usuario);
    expect(await names('Oficial')).toEqual(['Agente', 'Cabo', 'Recluta']);
    await open('Cabo');
    expect(await names('Oficial')).toEqual(['Agente', 'Recluta']);
  });
});

describe('what can be done to a session', () => {
  beforeEach(async () => {
    await open('Recluta');
    agency.pass({ minutes: 20 });
  });

  test('1 confirms: credits both, closes it, and once (TIE-16)', async () => {
    const { id } = await of('Recluta');
    agency.pass({ minutes: 22 });
    expect((await act(1, 'Recluta')).body).toEqual({ msg: 'Tiempo confirmado correctamente', status: 0, data: [] });
    expect([await minutesOf('Recluta'), await minutesOf('Oficial')]).toEqual([42, 42]);
    const again = await agency.call('actionTime', { as: 'Oficial', body: { op: 1, id } });
    expect(again).toMatchObject({ httpStatus: 409, body: { msg: 'Ese tiempo ya se cerró.' } });
    expect([await minutesOf('Recluta'), await minutesOf('Oficial')]).toEqual([42, 42]);
    expect((await open('Recluta')).httpStatus).toBe(200);
  });

  test('1 credits a senior what passed since the linking', async () => {
    await act(5, 'Recluta');
    agency.pass({ minutes: 10 });
    await act(5, 'Recluta', { as: 'Supervisora' });
    agency.pass({ minutes: 5 });
    await act(1, 'Recluta', { as: 'Gerente' });
    expect([await minutesOf('Recluta'), await minutesOf('Supervisora'), await minutesOf('Oficial'), await minutesOf('Gerente')]).toEqual([35, 5, 0, 0]);
  });

  test('1 of less than a minute closes it and credits nothing', async () => {
    await open('Cabo');
    expect((await act(1, 'Cabo')).httpStatus).toBe(200);
    expect(await agency.db.selectFrom('nomina').selectAll().execute()).toEqual([]);
  });

  test('2 pauses, and goes on: what the pause lasted counts for nobody (TIE-17)', async () => {
    expect((await act(2, 'Recluta')).body.msg).toBe('Tiempo pausado correctamente');
    agency.pass({ minutes: 10 });
    const p_bajo = new Date(agency.now().getTime() - 600_000).toISOString();
    expect(await of('Recluta')).toMatchObject({ mins: 20, minsA: 20, pausa: 1, pausado: 1, tiempopausado: 10, p_bajo, pausa_desde: p_bajo });
    expect((await act(2, 'Recluta')).body.msg).toBe('Tiempo reanudado correctamente');
    agency.pass({ minutes: 3 });
    expect(await of('Recluta')).toMatchObject({ mins: 23, minsA: 23, pausa: 0, pausado: 1, tiempopausado: 10, p_bajo: null });
  });

  test('3 takes five minutes off, and 8 adjusts: "-" adds, "+" takes off (TIE-18, TIE-23, TIE-43, TIE-44)', async () => {
    expect((await act(3, 'Recluta')).body.msg).toBe('Se han restado 5 minutos');
    expect(await of('Recluta')).toMatchObject({ mins: 15, minsA: 20, sumado: -5 });
    await act(8, 'Recluta', { as: 'Supervisora', operacion: '-', minutos: 10 });
    expect(await of('Recluta')).toMatchObject({ mins: 25, sumado: 5 });
    await act(8, 'Recluta', { as: 'Supervisora', operacion: '+', minutos: 90 });
    expect(await of('Recluta')).toMatchObject({ mins: 0, sumado: -85 });
  });

  test('4 cancels without credit (TIE-19)', async () => {
    expect((await act(4, 'Recluta')).body).toEqual({ msg: 'Tiempo cancelado correctamente', status: 0, data: [] });
    expect(await minutesOf('Recluta')).toBe(0);
  });

  test('5 unlinks, and links whoever asks (TIE-20)', async () => {
    expect((await act(5, 'Recluta')).body.msg).toBe('Tiempo desligado correctamente');
    expect(await of('Recluta')).toMatchObject({ alto: -1, minsA: 0, ligado: null });
    expect((await act(5, 'Recluta', { as: 'Supervisora' })).body.msg).toBe('Tiempo ligado correctamente');
    expect(await of('Recluta')).toMatchObject({ altoNombre: 'Supervisora', mins: 20, minsA: 0 });
  });

  test('6 links all that have no senior, 7 unlinks all of one’s own; without any nothing changes (TIE-21, TIE-22)', async () => {
    await open('Cabo', { senior: false });
    await open('Agente', { senior: false });
    const all6 = () => agency.call('actionTime', { as: 'Supervisora', body: { op: 6 } });
    expect((await all6()).body.msg).toBe('2 tiempos ligados');
    expect((await all()).map(({ altoNombre }) => altoNombre)).toEqual(['Supervisora', 'Supervisora', 'Oficial']);
    expect((await all6()).body.msg).toBe('No hay tiempos sin encargado que puedas ligar.');
    const all7 = () => agency.call('actionTime', { as: 'Oficial', body: { op: 7 } });
    expect((await all7()).body.msg).toBe('1 tiempo desligado');
    expect((await all7()).body.msg).toBe('No llevas ningún tiempo.');
    expect((await of('Recluta')).alto).toBe(-1);
  });

  test.each([
    ['confirming a paused one', async () => (await act(2, 'Recluta')) && act(1, 'Recluta'), 409, 'Ese tiempo está pausado.'],
    ['confirming one without a senior', async () => (await act(5, 'Recluta')) && act(1, 'Recluta'), 409, 'Ese tiempo no tiene encargado.'],
    [
      'adjusting a paused one',
      async () => (await act(2, 'Recluta')) && act(8, 'Recluta', { as: 'Supervisora', operacion: '-', minutos: 5 }),
      409,
      'Ese tiempo está pausado.',
    ],
    ['cancelling somebody else’s', () => act(4, 'Recluta', { as: 'Supervisora' }), 403, 'Solo quien lleva el tiempo, o la gerencia, puede hacer esto.'],
    ['unlinking somebody else’s', () => act(5, 'Recluta', { as: 'Supervisora' }), 403, 'Solo quien lleva el tiempo, o la gerencia, puede hacer esto.'],
    ['adjusting without ajs', () => act(8, 'Recluta', { operacion: '-', minutos: 5 }), 403, 'No tienes permiso para hacer esto.'],
    ['no minutes at all', () => act(8, 'Recluta', { as: 'Supervisora', operacion: '-', minutos: 0 }), 400, 'Se requiere minimo 1 minuto'],
    ['an adjustment of unknown direction', () => act(8, 'Recluta', { as: 'Supervisora', minutos: 5 }), 400, 'Falta decir si se suma o se resta.'],
    [
      'a session that was seen otherwise: paused',
      () => act(2, 'Recluta', { pausa: 1 }),
      409,
      'Alguien se adelantó y esto ha cambiado. Vuelve a cargar la página.',
    ],
    [
      'a session that was seen otherwise: without a senior',
      () => act(5, 'Recluta', { alto: 0 }),
      409,
      'Alguien se adelantó y esto ha cambiado. Vuelve a cargar la página.',
    ],
    ['an unknown session', () => agency.call('actionTime', { as: 'Oficial', body: { op: 1, id: 99_999 } }), 404, 'Ese tiempo no existe.'],
    ['no session at all', () => agency.call('actionTime', { as: 'Oficial', body: { op: 1 } }), 400, 'Falta decir de qué tiempo se trata.'],
  ])('refuses %s', async (_, attempt, httpStatus, msg) => {
    expect(await attempt()).toMatchObject({ httpStatus, body: { msg, status: 1 } });
  });

  test('is for people below alone: whoever has risen beside their senior can only be let go of', async () => {
    const rank = await agency.db.selectFrom('usuarios').select('mision_id').where('usuario', '=', 'Oficial').executeTakeFirstOrThrow();
    await agency.db.updateTable('usuarios').set(rank).where('usuario', '=', 'Recluta').execute();
    const refused = { httpStatus: 403, body: { msg: 'Solo puedes llevar el tiempo de quien está por debajo de ti.' } };
    for (const op of [1, 2, 3, 4]) expect(await act(op, 'Recluta')).toMatchObject(refused);
    expect((await act(5, 'Recluta')).body.msg).toBe('Tiempo desligado correctamente');
    expect(await act(5, 'Recluta')).toMatchObject(refused);
    expect((await agency.call('actionTime', { as: 'Oficial', body: { op: 6 } })).body.msg).toBe('No hay tiempos sin encargado que puedas ligar.');
    expect((await act(5, 'Recluta', { as: 'Supervisora' })).httpStatus).toBe(200);
    expect((await act(1, 'Recluta', { as: 'Gerente' })).httpStatus).toBe(200);
  });

  test('lets category 10 cancel and unlink anybody’s (TIE-33, TIE-35)', async () => {
    expect((await act(5, 'Recluta', { as: 'Gerente' })).httpStatus).toBe(200);
    expect((await act(4, 'Recluta', { as: 'Gerente' })).httpStatus).toBe(200);
  });

  test('is never done to one’s own', async () => {
    await open('Oficial', { as: 'Supervisora' });
    for (const op of [1, 2, 3, 4, 5]) expect(await act(op, 'Oficial')).toMatchObject({ httpStatus: 403, body: { msg: 'No puedes llevar tu propio tiempo.' } });
    await act(5, 'Oficial', { as: 'Supervisora' });
    await agency.call('actionTime', { as: 'Oficial', body: { op: 6 } });
    expect((await of('Oficial')).alto).toBe(-1);
  });
});

describe('several sessions', () => {
  const confirmAll = (tiempos: readonly object[], as = 'Oficial') => agency.call('actionTime', { as, body: { op: 9, tiempos } });
  const seen = async (...names: string[]) =>
    (await all()).filter(({ bajoNombre }) => names.includes(bajoNombre)).map(({ id, pausa, alto }) => ({ id, pausa, alto }));

  beforeEach(async () => {
    for (const name of ['Recluta', 'Cabo', 'Agente']) await open(name);
    agency.pass({ minutes: 20 });
  });

  test('are confirmed in one write, each with its line in the logs and once', async () => {
    const tiempos = await seen('Recluta', 'Cabo');
    const { body } = await confirmAll([...tiempos].reverse());
    expect(body).toMatchObject({ msg: '2 tiempos confirmados', data: [{ bajoNombre: 'Agente' }] });
    expect(await Promise.all(['Recluta', 'Cabo', 'Agente'].map(minutesOf))).toEqual([20, 20, 0]);
    const rows = await agency.db.selectFrom('bitacora').select('despues').where('operacion', '=', 'actionTime').execute();
    expect(rows.map(({ despues }) => despues)).toMatchObject([
      { accion: 'confirmado', minutos: 20 },
      { accion: 'confirmado', minutos: 20 },
    ]);
    expect(await confirmAll(tiempos)).toMatchObject({ httpStatus: 409, body: { msg: expect.stringMatching(/^(Recluta|Cabo): Ese tiempo ya se cerró\.$/) } });
    expect(await minutesOf('Recluta')).toBe(20);
  });

  test('named twice are confirmed once; two presses at once confirm once', async () => {
    const [one] = await seen('Recluta');
    const answers = await Promise.all([confirmAll([one as object, one as object]), confirmAll([one as object])]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    expect(await minutesOf('Recluta')).toBe(20);
  });

  test.each([
    ['paused', async () => act(2, 'Cabo'), 'Cabo: Alguien se adelantó y esto ha cambiado. Vuelve a cargar la página.', 409],
    ['without a senior', async () => act(5, 'Cabo'), 'Cabo: Alguien se adelantó y esto ha cambiado. Vuelve a cargar la página.', 409],
    ['closed', async () => act(4, 'Cabo'), 'Cabo: Ese tiempo ya se cerró.', 409],
    ['of somebody who has risen', async () => agency.place('Cabo', 'Gerencia'), 'Cabo: Solo puedes llevar el tiempo de quien está por debajo de ti.', 403],
  ])('are all left as they are when one is %s by now: it is named', async (_, meanwhile, msg, httpStatus) => {
    const tiempos = await seen('Agente', 'Cabo', 'Recluta');
    await meanwhile();
    expect(await confirmAll(tiempos)).toMatchObject({ httpStatus, body: { msg } });
    expect(await Promise.all(['Recluta', 'Agente'].map(minutesOf))).toEqual([0, 0]);
    expect((await all()).map(({ bajoNombre }) => bajoNombre)).toContain('Recluta');
  });

  test('must be some, and be there', async () => {
    expect(await confirmAll([])).toMatchObject({ httpStatus: 400, body: { campo: 'tiempos', msg: 'Elige al menos un tiempo.' } });
    expect((await confirmAll([{ id: 99_999 }])).httpStatus).toBe(404);
  });
});

describe('a senior’s minutes', () => {
  const setCuenta = (cuenta: string, as = 'Fundadora') => agency.call('cambiarCuentaEncargado', { as, body: { cuenta } });
  const credited = () => minutesOf('Oficial');

  test('count once however many of their sessions overlap', async () => {
    await open('Recluta');
    agency.pass({ minutes: 10 });
    await open('Cabo');
    agency.pass({ minutes: 20 });
    await act(1, 'Recluta');
    expect(await credited()).toBe(30);
    agency.pass({ minutes: 5 });
    // Of its 25 minutes 20 were minutes of the other one too.
    await act(1, 'Cabo');
    expect([await minutesOf('Recluta'), await minutesOf('Cabo'), await credited()]).toEqual([30, 25, 35]);
    await open('Agente');
    agency.pass({ minutes: 7 });
    await act(1, 'Agente');
    expect(await credited()).toBe(42);
  });

  test('of a pause count for another session that ran on', async () => {
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

  test('of sessions that were cancelled, or are somebody else’s, take nothing away', async () => {
    await open('Recluta');
    await open('Cabo');
    await open('Agente', { as: 'Supervisora' });
    agency.pass({ minutes: 20 });
    await act(4, 'Cabo');
    await act(1, 'Agente', { as: 'Supervisora' });
    await act(1, 'Recluta');
    expect([await credited(), await minutesOf('Supervisora')]).toEqual([20, 20]);
  });

  test('count once where two are confirmed at once, and where all are in one write', async () => {
    for (const name of ['Recluta', 'Cabo', 'Agente']) await open(name);
    agency.pass({ minutes: 20 });
    await Promise.all([act(1, 'Recluta'), act(1, 'Cabo', { as: 'Supervisora' })]);
    expect(await credited()).toBe(20);
    agency.pass({ minutes: 5 });
    await agency.call('actionTime', { as: 'Oficial', body: { op: 9, tiempos: (await all()).map(({ id }) => ({ id })) } });
    expect(await credited()).toBe(25);
  });

  test('count in each session where the owner has said so, and once again when they say that', async () => {
    expect((await agency.call('cuentaEncargado', { as: 'Recluta' })).body).toEqual({ cuenta: 'una_vez' });
    expect((await setCuenta('por_tiempo', 'Gerente')).httpStatus).toBe(403);
    expect((await setCuenta('por_tiempo')).body.msg).toBe('Queda dicho cómo se cuentan los minutos del encargado');
    expect((await setCuenta('por_tiempo')).body.msg).toBe('Los minutos del encargado ya se cuentan así.');
    expect((await agency.call('cuentaEncargado', { as: 'Recluta' })).body).toEqual({ cuenta: 'por_tiempo' });
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

describe('a person’s time in detail', () => {
  test('has what runs, what was confirmed in the period, and each act with who and when (TIE-37 to TIE-40)', async () => {
    await open('Recluta');
    agency.pass({ minutes: 30 });
    await act(1, 'Recluta');
    await open('Recluta');
    agency.pass({ minutes: 12 });
    await act(3, 'Recluta');
    const { body } = await agency.call('getInfoDetailTime', { as: 'Recluta', params: { userId: await agency.idOf('Recluta') } });
    expect(body).toMatchObject({ nombre: 'Recluta', tiempoActual: 7, tiempoConfirmado: 30 });
    expect(body.logs.map(({ motivo, encargado }: { motivo: string; encargado: string }) => `${motivo} (${encargado})`)).toEqual([
      'Ajuste: −0h 5m (Oficial)',
      'Tiempo abierto (Oficial)',
      'Tiempo confirmado: 0h 30m (Oficial)',
      'Tiempo abierto (Oficial)',
    ]);
    expect(body.logs[0].fecha).toBe(agency.now().toISOString());
  });

  test('is for oneself and for tt', async () => {
    const read = async (as: string) => (await agency.call('getInfoDetailTime', { as, params: { userId: await agency.idOf('Recluta') } })).httpStatus;
    expect([await read('Recluta'), await read('Oficial'), await read('Agente')]).toEqual([200, 200, 403]);
  });
});

describe('my profile', () => {
  test('shows my time that runs (PER-07)', async () => {
    const mine = async () => (await agency.call('MyPerfil', { as: 'Recluta' })).body.tiempo;
    expect(await mine()).toBeNull();
    await open('Recluta');
    agency.pass({ minutes: 7 });
    expect(await mine()).toEqual(await of('Recluta'));
    expect((await mine()).mins).toBe(7);
  });
});

describe('the list of open sessions', () => {
  test('is not sent again while nothing was done to a session, though minutes pass', async () => {
    await open('Recluta');
    const { etag } = (await agency.call('getAllTime', { as: 'Oficial' })).headers;
    const again = () => agency.call('getAllTime', { as: 'Oficial', headers: { 'if-none-match': etag as string } });
    agency.pass({ minutes: 1 });
    expect((await again()).httpStatus).toBe(304);
    await act(2, 'Recluta');
    expect((await again()).httpStatus).toBe(200);
  });

  test('survives a clock that jumps back', async () => {
    await open('Recluta');
    agency.pass({ hours: -3 });
    expect(await of('Recluta')).toMatchObject({ mins: 0, minsA: 0 });
    await act(2, 'Recluta');
    agency.pass({ hours: -1 });
    expect(await of('Recluta')).toMatchObject({ mins: 0, tiempopausado: 0 });
  });
});
