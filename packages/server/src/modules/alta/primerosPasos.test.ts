import { PERMISOS_DE_GERENCIA } from '@garita/domain/acceso/permisos';
import { applyPlantilla } from '@garita/domain/escalafon/applyPlantilla';
import { toBorrador, toEnviado } from '@garita/domain/escalafon/enviado';
import { SET_UP_TOKEN } from '@garita/testing/agency/readyAgency';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
let key: string;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.empty();
  const cuenta = { usuario: 'Dueña', clave: 'una clave larga', rclave: 'una clave larga' };
  await agency.call('setUpAgencia', {
    body: {
      enlace: SET_UP_TOKEN,
      nombre: 'Nueva',
      siglas: 'NUE',
      zona: 'Europe/Madrid',
      escalafon: 'vacia',
      ...cuenta,
    },
  });
  key = (await agency.call('login', { body: { usuario: 'Dueña', clave: 'una clave larga' } })).body
    .token;
});
afterEach(() => agency.close());

const read = async () => (await agency.call('primerosPasos', { key })).body;
const say = (body: object) => agency.call('setPrimerosPasos', { key, body });
const done = async () =>
  (await read()).pasos
    .filter(({ hecho }: { hecho: 0 | 1 }) => hecho === 1)
    .map(({ id }: { id: string }) => id);

async function takeEscala(nombre: string) {
  const [{ version, categorias }, plantillas] = [
    (await agency.call('escalafon', { key })).body,
    (await agency.call('plantillasEscalafon')).body,
  ];
  const plantilla = plantillas.find((one: { nombre: string }) => one.nombre === nombre);
  const borrador = applyPlantilla(
    toBorrador(categorias),
    toBorrador(plantilla.categorias).categorias,
  );
  expect(
    (await agency.call('guardarEscalafon', { key, body: toEnviado(borrador, version) })).httpStatus,
  ).toBe(200);
}
async function bring(...gente: [usuario: string, mision: string][]) {
  const { httpStatus, body } = await agency.call('darDeAlta', {
    key,
    body: { filas: gente.map(([usuario, mision], i) => ({ fila: i + 1, usuario, mision })) },
  });
  expect(httpStatus).toBe(200);
  return body;
}

describe('a ladder template', () => {
  test.each(['policia', 'seguridad'])(
    'the ladder template %s gives its higher categories the permission codes that they need',
    async (nombre) => {
      await takeEscala(nombre);
      const { categorias } = (await agency.call('matriz', { key })).body;
      const permisos: string[][] = categorias.map((one: { permisos: string[] }) => one.permisos);
      expect(permisos[4]).toEqual(['asc', 'tt']);
      expect(permisos[7]).toEqual(expect.arrayContaining(['mul', 'mem', 'mis']));
      expect(permisos[9]).toEqual(PERMISOS_DE_GERENCIA);
      expect(await done()).toEqual(['escala', 'permisos']);
    },
  );

  test('a ladder template’s permissions reach each imported user: they propose a promotion', async () => {
    await takeEscala('policia');
    const { codigos } = await bring(['Ñoño_77', 'Oficial I'], ['-Ana-', 'Recluta']);
    const codigo = codigos.find(({ usuario }: { usuario: string }) => usuario === 'Ñoño_77').codigo;
    const { token } = (await agency.call('login', { body: { usuario: 'Ñoño_77', clave: codigo } }))
      .body;
    expect((await agency.call('checkUser', { key: token })).body.permisos).toEqual(['asc', 'tt']);
  });

  test('a ladder template keeps the permission codes of a category that already has some', async () => {
    await takeEscala('policia');
    await agency.call('setMatriz', {
      key,
      body: { data: [{ id_categoria: 5, permisos: ['mul'] }] },
    });
    await takeEscala('seguridad');
    expect((await agency.call('matriz', { key })).body.categorias[4]).toMatchObject({
      n_categoria: 'Jefatura de turno',
      permisos: ['mul'],
    });
  });
});

describe('the acts that only the owner can do', () => {
  const sinNadie = async () => (await read()).sinNadie;

  test('the list of acts that only the owner can do is empty while the owner is alone, and has every act if the others hold no permissions', async () => {
    await takeEscala('policia');
    expect(await sinNadie()).toEqual([]);
    await bring(['?Que!', 'Agente I']);
    expect(await sinNadie()).toEqual([
      'ascensos',
      'tiempos',
      'ventas',
      'multas',
      'pagas',
      'despidos',
    ]);
    expect((await agency.call('matriz', { key })).body.sinNadie).toEqual(await sinNadie());
  });

  test('the list of acts that only the owner can do becomes shorter with leaders and exceptions; a promoter without reach does not count', async () => {
    await takeEscala('policia');
    await bring(['Álvaro.Ruiz', 'Supervisión I'], ['I1lO0', 'Recluta']);
    expect(await sinNadie()).toEqual(['pagas', 'despidos']);
    const usuario_id = await agency.idOf('I1lO0');
    const encargado_id = await agency.idOf('Dueña');
    await agency.db
      .insertInto('excepciones')
      .values({ usuario_id, encargado_id, codigo: 'pag', fecha: agency.now() })
      .execute();
    expect(await sinNadie()).toEqual(['despidos']);
    await agency.db
      .updateTable('categorias')
      .set({ asciende_hasta: 0 })
      .where('id', '=', 8)
      .execute();
    expect(await sinNadie()).toEqual(['ascensos', 'despidos']);
  });
});

describe('the first steps of an agency', () => {
  test('the first steps of an agency begin with nothing done, at the ladder', async () => {
    expect(await read()).toMatchObject({ visible: 1, asistente: 'escala' });
    expect(await done()).toEqual([]);
  });

  test('the first steps of an agency are marked as done from the agency’s data', async () => {
    await agency.call('darDeAlta', {
      key,
      body: { filas: [{ fila: 1, usuario: 'Ana', mision: 'Aspirante' }] },
    });
    await agency.call('setIdentidad', { key, body: { data: { lema: 'Siempre despiertos' } } });
    expect(await done()).toEqual(['aspecto', 'gente']);
  });

  test('the first steps of an agency continue where they were left, and are finished after the last', async () => {
    await say({ asistente: 'gente' });
    expect(await read()).toMatchObject({ asistente: 'gente' });
    await say({ asistente: null });
    expect(await read()).toMatchObject({ visible: 1, asistente: null });
  });

  test('the first steps of an agency stay hidden once they are dismissed', async () => {
    expect((await say({ cerrar: 1 })).httpStatus).toBe(200);
    expect(await read()).toEqual({ visible: 0, asistente: null, pasos: [], sinNadie: [] });
    await say({ asistente: 'gente' });
    expect(await read()).toMatchObject({ visible: 0 });
  });

  test('the same change of the first steps is recorded once, and an empty change is refused', async () => {
    await Promise.all([say({ asistente: 'gente' }), say({ asistente: 'gente' })]);
    const log = await agency.db
      .selectFrom('bitacora')
      .select('despues')
      .where('operacion', '=', 'setPrimerosPasos')
      .execute();
    expect(log).toEqual([{ despues: { asistente: 'gente' } }]);
    expect((await say({})).httpStatus).toBe(400);
    expect((await say({ asistente: 'otra' })).httpStatus).toBe(400);
  });
});

test('an agency from before the first steps is not shown them', async () => {
  await agency.db.updateTable('agencia').set({ ajustes: '{}' }).execute();
  expect(await read()).toEqual({ visible: 0, asistente: null, pasos: [], sinNadie: [] });
});
