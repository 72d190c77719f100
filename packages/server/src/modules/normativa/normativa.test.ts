import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import type { Normativa } from '@garita/domain/normativa/normativa';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const OTRA: Normativa = {
  ...NORMATIVA_INICIAL,
  infracciones: [
    ...NORMATIVA_INICIAL.infracciones.slice(1),
    { codigo: 'ML-9', tipo: 'ML', texto: 'Llegar tarde' },
  ],
};
const CAMBIOS = [
  'Nueva infracción ML-9 (Leve): Llegar tarde',
  'Se retira la infracción ML-1: Color de chat incorrecto',
];

const published = async () => (await agency.call('normativa')).body;
const draft = async () => (await agency.call('borradorNormativa', { as: 'Fundadora' })).body;
const save = (numero: number, contenido: Normativa | null, as = 'Fundadora') =>
  agency.call('guardarNormativa', { as, body: { numero, contenido } });
const publish = (numero: number, as = 'Fundadora', headers = {}) =>
  agency.call('publicarNormativa', { as, body: { numero }, headers });
async function publishAs(contenido: Normativa): Promise<void> {
  const { body } = await save((await draft()).numero, contenido);
  expect((await publish(body.numero)).httpStatus).toBe(200);
}
const accept = (version: number, as: string) =>
  agency.call('aceptarNormativa', { as, body: { version } });
const mine = async (as: string) => (await agency.call('aceptacionNormativa', { as })).body;
const statusesOf = (answers: readonly { httpStatus: number }[]) =>
  answers.map(({ httpStatus }) => httpStatus).sort();
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .select(['operacion', 'antes', 'despues'])
    .orderBy('id')
    .execute();

describe('the published normativa', () => {
  test('the published normativa is the portal’s default until the agency publishes one, and nothing is stored for that', async () => {
    expect(await published()).toMatchObject({
      version: 1,
      propia: false,
      contenido: NORMATIVA_INICIAL,
    });
    expect(await agency.db.selectFrom('normativas').selectAll().execute()).toEqual([]);
  });

  test('the published normativa is public, and answered with 304 until the next version', async () => {
    const first = await agency.call('normativa');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await agency.call('normativa', { headers })).httpStatus).toBe(304);
    await publishAs(OTRA);
    expect((await agency.call('normativa', { headers })).body).toMatchObject({
      version: 2,
      propia: true,
      contenido: OTRA,
    });
  });

  test('the published normativa is missing in an agency that is not set up', async () => {
    await agency.empty();
    expect((await agency.call('normativa')).httpStatus).toBe(503);
  });
});

describe('the draft of the normativa', () => {
  test('the draft of the normativa begins at 0, may be unfinished, and has its author and date', async () => {
    expect(await draft()).toEqual({ numero: 0, contenido: null, editado: null, autor: null });
    const unfinished = { ...OTRA, infracciones: [{ codigo: '', tipo: 'ML', texto: '' }] };
    expect(await save(0, unfinished)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Borrador guardado', numero: 1 },
    });
    expect(await draft()).toEqual({
      numero: 1,
      contenido: unfinished,
      editado: agency.now().toISOString(),
      autor: 'Fundadora',
    });
    expect(await published()).toMatchObject({ version: 1 });
  });

  test('the draft of the normativa is never overwritten from an older state', async () => {
    await save(0, OTRA);
    expect(await save(0, NORMATIVA_INICIAL)).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringContaining('Alguien ha cambiado el borrador') },
    });
    expect((await save(7, NORMATIVA_INICIAL)).httpStatus).toBe(409);
    expect((await draft()).contenido).toEqual(OTRA);
  });

  test('of several drafts of the normativa saved at once, one is stored', async () => {
    const answers = await Promise.all(
      [0, 1, 2].map((n) => save(0, { ...OTRA, nota: `Nota ${n}` })),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect((await draft()).numero).toBe(1);
  });

  test('the draft of the normativa can be discarded; its number continues, so that an old page cannot restore it', async () => {
    await save(0, OTRA);
    expect(await save(1, null)).toMatchObject({ body: { msg: 'Borrador descartado', numero: 2 } });
    expect(await draft()).toMatchObject({ numero: 2, contenido: null });
    expect((await save(1, OTRA)).httpStatus).toBe(409);
    expect(await save(2, null)).toMatchObject({ httpStatus: 200, body: { numero: 2 } });
  });

  test('the draft of the normativa is for users with agc', async () => {
    for (const as of ['Gerente', 'Recluta']) {
      expect((await agency.call('borradorNormativa', { as })).httpStatus).toBe(403);
      expect((await save(0, OTRA, as)).httpStatus).toBe(403);
    }
    const usuario_id = await agency.idOf('Recluta');
    await agency.db
      .insertInto('excepciones')
      .values({ usuario_id, codigo: 'agc', encargado_id: usuario_id, fecha: agency.now() })
      .execute();
    expect((await save(0, OTRA, 'Recluta')).httpStatus).toBe(200);
  });

  test.each([
    [{ ...OTRA, articulos: [{ titulo: 'x', texto: 'a'.repeat(8001) }] }],
    [
      {
        ...OTRA,
        tipos: [
          { ...NORMATIVA_INICIAL.tipos[0], pasos: [{ accion: 'horca', cantidad: 0, texto: '' }] },
        ],
      },
    ],
    [{ ...OTRA, otra: 1 }],
  ])('an invalid form of the normativa’s draft is refused: %#', async (contenido) => {
    expect((await save(0, contenido as never)).httpStatus).toBe(400);
    expect((await draft()).numero).toBe(0);
  });
});

describe('publishing the normativa', () => {
  test('publishing the normativa creates the next version, answers its changes, and removes the draft', async () => {
    await save(0, OTRA);
    expect(await publish(1)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Publicada la versión 2 de la normativa', status: 0 },
    });
    expect(await published()).toMatchObject({
      version: 2,
      propia: true,
      publicada: agency.now().toISOString(),
      contenido: OTRA,
    });
    expect(await draft()).toMatchObject({ numero: 2, contenido: null });
    expect((await agency.call('versionesNormativa', { as: 'Recluta' })).body).toEqual([
      { version: 2, publicada: agency.now().toISOString(), autor: 'Fundadora', cambios: CAMBIOS },
      { version: 1, publicada: expect.any(String), autor: null, cambios: [] },
    ]);
    expect((await audits()).at(-1)).toEqual({
      operacion: 'publicarNormativa',
      antes: { version: 1 },
      despues: { version: 2, cambios: CAMBIOS.join('. ') },
    });
  });

  test('publishing the normativa several times at once from one draft makes one version', async () => {
    await save(0, OTRA);
    expect(statusesOf(await Promise.all([publish(1), publish(1), publish(1)]))).toEqual([
      200, 409, 409,
    ]);
    expect(await published()).toMatchObject({ version: 2 });
  });

  test('publishing the normativa repeated with the same key, as after a lost answer, gives the first answer', async () => {
    await save(0, OTRA);
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const first = await publish(1, 'Fundadora', headers);
    expect(await publish(1, 'Fundadora', headers)).toMatchObject({
      httpStatus: 200,
      body: first.body,
    });
  });

  test('publishing the normativa names an invalid part, and nothing is published', async () => {
    await save(0, { ...OTRA, infracciones: [{ codigo: 'X', tipo: 'NO', texto: 'a' }] });
    expect(await publish(1)).toMatchObject({
      httpStatus: 400,
      body: { campo: 'infracciones', msg: 'La infracción X es de un tipo de falta que no existe.' },
    });
    expect(await published()).toMatchObject({ version: 1 });
    expect(await draft()).toMatchObject({ numero: 1 });
  });

  test('publishing the normativa is refused for an equal, empty or outdated version', async () => {
    expect(await publish(0)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'No hay ningún borrador que publicar.' },
    });
    await save(0, NORMATIVA_INICIAL);
    expect(await publish(1)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'El borrador dice lo mismo que la versión publicada.' },
    });
    await save(1, OTRA);
    expect((await publish(1)).httpStatus).toBe(409);
    expect((await publish(2, 'Gerente')).httpStatus).toBe(403);
  });

  test('the database refuses to change or delete a published version of the normativa', async () => {
    await publishAs(OTRA);
    await expect(
      agency.db.updateTable('normativas').set({ contenido: '{}' }).execute(),
    ).rejects.toThrow('append-only');
    await expect(agency.db.deleteFrom('normativas').execute()).rejects.toThrow('append-only');
  });
});

describe('«Leída y aceptada»', () => {
  test('accepting the normativa is for the published version, once, and needed again after the next', async () => {
    expect(await mine('Recluta')).toEqual({ version: 1, propia: false, aceptada: null });
    expect(await accept(1, 'Recluta')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Has aceptado la versión 1 de la normativa' },
    });
    const since = agency.now().toISOString();
    agency.pass({ minutes: 5 });
    expect((await accept(1, 'Recluta')).httpStatus).toBe(200);
    expect(await mine('Recluta')).toEqual({ version: 1, propia: false, aceptada: since });
    expect(
      (await audits()).filter(({ operacion }) => operacion === 'aceptarNormativa'),
    ).toHaveLength(1);
    await publishAs(OTRA);
    expect(await mine('Recluta')).toEqual({ version: 2, propia: true, aceptada: null });
  });

  test('accepting the normativa is refused for another version, which the user has not read', async () => {
    await publishAs(OTRA);
    expect(await accept(1, 'Recluta')).toMatchObject({
      httpStatus: 409,
      body: { campo: 'version', msg: expect.stringContaining('ahora es la versión 2') },
    });
    expect((await accept(3, 'Recluta')).httpStatus).toBe(409);
    expect(await mine('Recluta')).toMatchObject({ aceptada: null });
  });

  test('accepting the normativa twice at once is stored once, and a visitor is refused', async () => {
    expect(statusesOf(await Promise.all([accept(1, 'Recluta'), accept(1, 'Recluta')]))).toEqual([
      200, 200,
    ]);
    expect(await agency.db.selectFrom('normativa_aceptaciones').selectAll().execute()).toHaveLength(
      1,
    );
    expect((await agency.call('aceptarNormativa', { body: { version: 1 } })).httpStatus).toBe(401);
  });

  test('the list of people who accepted the normativa or not is refused to users without the permission, and has the active people, highest first', async () => {
    await accept(1, 'Recluta');
    const { version, personas } = (await agency.call('aceptacionesNormativa', { as: 'Gerente' }))
      .body;
    expect(version).toBe(1);
    expect(
      personas.find(({ usuario }: { usuario: string }) => usuario === 'Recluta'),
    ).toMatchObject({
      id_categoria: 1,
      mision: 'Recluta',
      aceptada: agency.now().toISOString(),
    });
    expect(
      personas.find(({ usuario }: { usuario: string }) => usuario === 'Oficial'),
    ).toMatchObject({ aceptada: null });
    expect(personas.some(({ usuario }: { usuario: string }) => usuario === 'Expulsado')).toBe(
      false,
    );
    const levels = personas.map(({ id_categoria }: { id_categoria: number }) => id_categoria);
    expect(levels).toEqual([...levels].sort((a: number, b: number) => b - a));
    expect((await agency.call('aceptacionesNormativa', { as: 'Supervisora' })).httpStatus).toBe(
      403,
    );
  });
});
