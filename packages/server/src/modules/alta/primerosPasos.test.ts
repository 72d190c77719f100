import { SET_UP_TOKEN } from '@garita/testing/agency/standingAgency';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
let key: string;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.empty();
  const cuenta = { usuario: 'Dueña', clave: 'una clave larga', rclave: 'una clave larga' };
  await agency.call('setUpAgencia', { body: { enlace: SET_UP_TOKEN, nombre: 'Nueva', siglas: 'NUE', zona: 'Europe/Madrid', escalafon: 'vacia', ...cuenta } });
  key = (await agency.call('login', { body: { usuario: 'Dueña', clave: 'una clave larga' } })).body.token;
});
afterEach(() => agency.close());

const read = async () => (await agency.call('primerosPasos', { key })).body;
const say = (body: object) => agency.call('setPrimerosPasos', { key, body });
const done = async () => (await read()).pasos.filter(({ hecho }: { hecho: 0 | 1 }) => hecho === 1).map(({ id }: { id: string }) => id);

describe('the first steps of an agency', () => {
  test('begin with nothing done, at the ladder', async () => {
    expect(await read()).toMatchObject({ visible: 1, asistente: 'escala' });
    expect(await done()).toEqual([]);
  });

  test('are ticked by what is there', async () => {
    await agency.call('darDeAlta', { key, body: { filas: [{ fila: 1, usuario: 'Ana', mision: 'Aspirante' }] } });
    await agency.call('setIdentidad', { key, body: { data: { lema: 'Siempre despiertos' } } });
    expect(await done()).toEqual(['aspecto', 'gente']);
  });

  test('go on where they were left, and are through after the last', async () => {
    await say({ asistente: 'gente' });
    expect(await read()).toMatchObject({ asistente: 'gente' });
    await say({ asistente: null });
    expect(await read()).toMatchObject({ visible: 1, asistente: null });
  });

  test('go away for good when they are put away', async () => {
    expect((await say({ cerrar: 1 })).httpStatus).toBe(200);
    expect(await read()).toEqual({ visible: 0, asistente: null, pasos: [] });
    await say({ asistente: 'gente' });
    expect(await read()).toMatchObject({ visible: 0 });
  });

  test('twice the same is noted once; nothing at all is refused', async () => {
    await Promise.all([say({ asistente: 'gente' }), say({ asistente: 'gente' })]);
    const log = await agency.db.selectFrom('bitacora').select('despues').where('operacion', '=', 'setPrimerosPasos').execute();
    expect(log).toEqual([{ despues: { asistente: 'gente' } }]);
    expect((await say({})).httpStatus).toBe(400);
    expect((await say({ asistente: 'otra' })).httpStatus).toBe(400);
  });
});

test('an agency from before there were any is asked nothing', async () => {
  await agency.db.updateTable('agencia').set({ ajustes: '{}' }).execute();
  expect(await read()).toEqual({ visible: 0, asistente: null, pasos: [] });
});
