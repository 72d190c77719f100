import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('nomina').execute();
  for (const name of ['Recluta', 'Agente', 'Cabo']) {
    await agency.call('openTime', {
      as: 'Oficial',
      body: { bajo: await agency.idOf(name), alto: await agency.idOf('Oficial') },
    });
  }
  agency.pass({ minutes: 20 });
});
afterEach(() => agency.close());

const ids = async (names: readonly string[]) =>
  (await Promise.all(names.map((name) => agency.idOf(name)))).join(',');
interface Lists {
  pausados?: string[];
  sumados?: string[];
  fuerabase?: string[];
  as?: string;
  queda?: string;
}
const send = async ({
  pausados = [],
  sumados = [],
  fuerabase = [],
  as = 'Oficial',
  queda = 'Supervisora',
}: Lists) =>
  agency.call('sendLista', {
    as,
    body: {
      pausados: await ids(pausados),
      sumados: await ids(sumados),
      fuerabase: await ids(fuerabase),
      encargado: await agency.idOf(queda),
    },
  });
const open = async () =>
  (await agency.call('getTimesLista', { as: 'Oficial' })).body.map(
    (t: { bajoNombre: string; pausa: number }) => [t.bajoNombre, t.pausa],
  );
const attendances = async (): Promise<Record<string, number>> => {
  const [filas] = (await agency.call('allNomina', { as: 'Agente' })).body;
  return Object.fromEntries(
    filas.flatMap((f: { usuarioNombre: string; asistencias: number }) =>
      f.asistencias ? [[f.usuarioNombre, f.asistencias]] : [],
    ),
  );
};
const isHeld = async () => (await agency.call('isPaseLista', { as: 'Oficial' })).body;

describe('a roll call', () => {
  test('a roll call pauses, credits and cancels times, and credits its author (PLI-07)', async () => {
    expect(
      (await send({ pausados: ['Recluta'], sumados: ['Agente'], fuerabase: ['Cabo'] })).body,
    ).toEqual({ msg: 'Lista enviada correctamente', status: 0 });
    expect(await open()).toEqual([
      ['Agente', 0],
      ['Recluta', 1],
    ]);
    expect(await attendances()).toEqual({ Agente: 1, Oficial: 1 });
  });

  test('a roll call is in the history with each person’s result and its author (PLI-03, PLI-04)', async () => {
    await send({ sumados: ['Recluta', 'Agente'], fuerabase: ['Cabo'] });
    expect((await agency.call('paseListas', { as: 'Supervisora' })).body).toEqual([
      {
        id: expect.any(Number),
        encargadoNombre: 'Oficial',
        queda: 'Supervisora',
        pausadosNombre: '',
        sumadosNombre: 'Agente, Recluta',
        fuerabaseNombre: 'Cabo',
        fecha: agency.now().toISOString(),
      },
    ]);
  });

  test('a roll call pauses and cancels only times of people of a lower category; a person of the same category can be counted as present', async () => {
    const { mision_id } = await agency.db
      .selectFrom('usuarios')
      .select('mision_id')
      .where('usuario', '=', 'Oficial')
      .executeTakeFirstOrThrow();
    await agency.db
      .updateTable('usuarios')
      .set({ mision_id })
      .where('usuario', '=', 'Recluta')
      .execute();
    const refused = {
      httpStatus: 403,
      body: { msg: 'Solo puedes pausar o dejar fuera de base a quien está por debajo de ti.' },
    };
    expect(await send({ pausados: ['Recluta'], sumados: ['Agente'] })).toMatchObject(refused);
    expect(await send({ fuerabase: ['Recluta'], sumados: ['Agente'] })).toMatchObject(refused);
    expect(await attendances()).toEqual({});
    expect((await send({ sumados: ['Recluta'] })).httpStatus).toBe(200);
  });

  test('a roll call does not change a pause in progress', async () => {
    const [{ id }] = (await agency.call('getTimesLista', { as: 'Oficial' })).body;
    await agency.call('actionTime', { as: 'Oficial', body: { op: 2, id } });
    const before = (await agency.call('getTimesLista', { as: 'Oficial' })).body[0];
    agency.pass({ minutes: 5 });
    await send({ pausados: ['Agente'] });
    expect((await agency.call('getTimesLista', { as: 'Oficial' })).body[0]).toMatchObject({
      pausado: before.pausado,
      p_bajo: before.p_bajo,
      mins: before.mins,
    });
  });

  test('a roll call delays the next roll call by half an hour (PLI-06)', async () => {
    expect(await isHeld()).toBe(false);
    await send({ sumados: ['Agente'] });
    agency.pass({ minutes: 29 });
    expect(await isHeld()).toBe(true);
    expect(await send({ sumados: ['Agente'] })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Ya se pasó lista hace poco. Se podrá pasar otra en 1 minuto.' },
    });
    agency.pass({ minutes: 1 });
    expect(await isHeld()).toBe(false);
    expect((await send({ sumados: ['Agente'] })).httpStatus).toBe(200);
  });

  test.each<[string, Lists, number, string]>([
    ['no people', {}, 400, 'Marca al menos a una persona.'],
    [
      'one person in two lists',
      { sumados: ['Agente'], fuerabase: ['Agente'] },
      400,
      'Cada persona puede estar en una sola de las tres listas.',
    ],
    [
      'its author',
      { sumados: ['Oficial'] },
      400,
      'No puedes pasarte lista a ti mismo: tu asistencia se cuenta aparte.',
    ],
    [
      'a person without an open time',
      { sumados: ['Gerente'] },
      409,
      'Alguien de la lista ya no tiene un tiempo abierto. Vuelve a cargarla.',
    ],
    [
      'a dismissed person in charge',
      { sumados: ['Agente'], queda: 'Expulsado' },
      409,
      'Quien queda al cargo ya no está en la agencia.',
    ],
    [
      'an author who is not clocked in',
      { sumados: ['Agente'], as: 'Gerente' },
      403,
      'No tienes permiso para hacer esto.',
    ],
  ])('a roll call with %s is refused and changes nothing', async (_, lists, httpStatus, msg) => {
    expect(await send(lists)).toMatchObject({ httpStatus, body: { msg, status: 1 } });
    expect([await open(), await attendances(), await isHeld()]).toEqual([
      [
        ['Agente', 0],
        ['Cabo', 0],
        ['Recluta', 0],
      ],
      {},
      false,
    ]);
  });

  test('a roll call is refused with an unknown id', async () => {
    const body = {
      pausados: '',
      sumados: '9999999999',
      fuerabase: '',
      encargado: await agency.idOf('Oficial'),
    };
    expect((await agency.call('sendLista', { as: 'Oficial', body })).httpStatus).toBe(409);
  });

  test('a roll call sent twice at once is held once', async () => {
    const answers = await Promise.all([
      send({ sumados: ['Agente'] }),
      send({ sumados: ['Agente'], as: 'Supervisora' }),
    ]);
    expect(answers.map((a) => a.httpStatus).sort()).toEqual([200, 409]);
    expect((await attendances()).Agente).toBe(1);
  });
});
