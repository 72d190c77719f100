import { makePng } from '@garita/domain/testing/makeImagen';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { makeEmblema } from '@garita/testing/scenarios/identidad';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const set = (data: object, previos?: object, as: string | null = 'Fundadora') =>
  agency.call('setIdentidad', { as, body: { data, ...(previos !== undefined && { previos }) } });
const read = async () => (await agency.call('identidad', { as: 'Fundadora' })).body;
const shown = async () => (await agency.call('configuracion')).body;
const logged = () =>
  agency.db
    .selectFrom('bitacora')
    .selectAll()
    .where('operacion', '=', 'setIdentidad')
    .orderBy('id')
    .execute();

describe('the agency’s identity', () => {
  test('the agency’s identity has default values until the agency chooses its own', async () => {
    expect(await read()).toEqual({
      nombre: 'Agencia Garita',
      siglas: 'GAR',
      firma_desde: 5,
      lema: '',
      color: null,
      emblema: null,
      cartel: '',
      bloques: ['administracion', 'empleados', 'horas', 'membresias', 'comunidad'],
    });
  });

  test('the agency’s identity changes at once for all users, and the log has the old value', async () => {
    const emblema = await makeEmblema(agency);
    const data = {
      nombre: ' Agencia Faro ',
      siglas: 'FAR',
      lema: ' Siempre despiertos',
      color: '#1D3FD1',
      emblema,
      cartel: 'Uno.\nDos.',
      bloques: ['horas', 'empleados'],
    };
    expect(await set(data)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Identidad guardada', status: 0 },
    });
    const now = { ...data, nombre: 'Agencia Faro', lema: 'Siempre despiertos', color: '#1d3fd1' };
    expect(await read()).toEqual({ ...now, firma_desde: 5 });
    expect(await shown()).toMatchObject(now);
    const antes = {
      nombre: 'Agencia Garita',
      siglas: 'GAR',
      lema: '',
      color: null,
      emblema: null,
      cartel: '',
      bloques: expect.any(Array),
    };
    expect(await logged()).toMatchObject([{ antes, despues: now, objetivo_id: null }]);
  });

  test('a partial change of the identity keeps the other fields', async () => {
    await set({ color: '#1d3fd1', lema: 'Uno' });
    await set({ nombre: 'Agencia Faro' });
    await set({ color: null });
    expect(await read()).toMatchObject({ nombre: 'Agencia Faro', lema: 'Uno', color: null });
  });

  test('an equal value of the identity is no change', async () => {
    await set({ color: '#1d3fd1' });
    expect(
      (await set({ color: '#1D3FD1', nombre: 'Agencia Garita', bloques: (await read()).bloques }))
        .httpStatus,
    ).toBe(200);
    expect(await logged()).toHaveLength(1);
  });

  test('the agency’s identity keeps the order of the blocks of the visitors’ page', async () => {
    const vuelta = [...(await read()).bloques].reverse();
    await set({ bloques: vuelta });
    expect((await shown()).bloques).toEqual(vuelta);
    await set({ bloques: [] });
    expect((await shown()).bloques).toEqual([]);
  });

  test('the agency’s identity keeps the stored picture after the emblem is removed', async () => {
    const emblema = await makeEmblema(agency);
    await set({ emblema });
    await set({ emblema: null });
    expect((await shown()).emblema).toBeNull();
    expect((await agency.app.inject({ url: `/api/ext/emblema/${emblema}` })).statusCode).toBe(200);
    expect(await logged()).toMatchObject([
      { despues: { emblema } },
      { antes: { emblema }, despues: { emblema: null } },
    ]);
  });

  test.each<[object, string, string]>([
    [{ nombre: '  ' }, 'nombre', 'Ponle un nombre a la agencia'],
    [{ siglas: 'F-R' }, 'siglas', 'Las siglas pueden tener hasta 5 letras o números'],
    [{ emblema: 'a'.repeat(64) }, 'emblema', 'Ese emblema ya no está: súbelo otra vez'],
  ])('a change of the identity to %j is refused in the field %s', async (data, campo, msg) => {
    expect(await set({ lema: 'No se guarda', ...data })).toMatchObject({
      httpStatus: 400,
      body: { campo, msg },
    });
    expect(await read()).toMatchObject({ nombre: 'Agencia Garita', lema: '' });
  });

  test.each<[object]>([
    [{ color: 'red' }],
    [{ color: '#12345' }],
    [{ bloques: ['nada'] }],
    [{ bloques: ['horas', 'horas'] }],
    [{ lema: 'a\nb' }],
    [{ firma_desde: 0 }],
  ])('a change of the identity to %j is invalid input', async (data) => {
    expect((await set(data)).httpStatus).toBe(400);
  });

  test('the agency’s identity refuses a picture that is no emblem', async () => {
    await agency.db
      .insertInto('imagenes')
      .values({
        hash: 'b'.repeat(64),
        tipo: 'image/png',
        ancho: 16,
        alto: 16,
        bytes: Buffer.from(makePng(16)),
        creada_en: agency.now(),
      })
      .execute();
    expect(await set({ emblema: 'b'.repeat(64) })).toMatchObject({
      httpStatus: 400,
      body: { campo: 'emblema' },
    });
  });

  test('the agency’s identity is changed only by the owner and by users with agc', async () => {
    expect((await set({ lema: 'x' }, undefined, null)).httpStatus).toBe(401);
    expect((await set({ lema: 'x' }, undefined, 'Gerente')).httpStatus).toBe(403);
    const fila = {
      usuario_id: await agency.idOf('Gerente'),
      codigo: 'agc',
      encargado_id: await agency.idOf('Fundadora'),
      fecha: agency.now(),
    } as const;
    await agency.db.insertInto('excepciones').values(fila).execute();
    expect((await set({ lema: 'x' }, undefined, 'Gerente')).httpStatus).toBe(200);
  });
});

describe('two changes at once', () => {
  test('two changes of the identity at once both succeed if they change different fields, columns and others', async () => {
    await Promise.all([
      set({ nombre: 'Agencia Faro' }, { nombre: 'Agencia Garita' }),
      set({ lema: 'Uno' }, { lema: '' }),
      set({ color: '#1d3fd1' }, { color: null }),
    ]);
    expect(await read()).toMatchObject({ nombre: 'Agencia Faro', lema: 'Uno', color: '#1d3fd1' });
  });

  test('of two changes at once to the same field of the identity, the second is refused, and the field is named', async () => {
    const answers = await Promise.all([
      set({ siglas: 'AAA' }, { siglas: 'GAR' }),
      set({ siglas: 'BBB' }, { siglas: 'GAR' }),
    ]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    expect(answers.find(({ httpStatus }) => httpStatus === 409)?.body.msg).toContain('Siglas');
  });

  test('of two changes at once that reorder the blocks, the second is refused', async () => {
    const { bloques } = await read();
    await set({ bloques: [...bloques].reverse() }, { bloques });
    expect((await set({ bloques: ['horas'] }, { bloques })).httpStatus).toBe(409);
  });
});

describe('signatures', () => {
  const sign = async (as: string, firma: string) =>
    agency.call('addFirma', { as, body: { firma, id: await agency.idOf(as) } });
  const firmas = async () => (await agency.call('getAllFirmas', { as: 'Fundadora' })).body;

  test('signatures are unchanged under another acronym', async () => {
    const before = await firmas();
    expect(before.length).toBeGreaterThan(0);
    await set({ siglas: 'FAR' });
    expect(await firmas()).toEqual(before);
    expect((await shown()).siglas).toBe('FAR');
  });

  test('signatures are required from the newly set category on, and existing signatures stay', async () => {
    const before = await firmas();
    expect((await sign('Agente', 'AGE')).httpStatus).toBe(409);
    await set({ firma_desde: 1 });
    expect((await sign('Agente', 'AGE')).httpStatus).toBe(200);
    await set({ firma_desde: 12 });
    expect(await firmas()).toEqual(expect.arrayContaining(before));
    expect(await firmas()).toHaveLength(before.length + 1);
    // No category demands the signature any more, but the person keeps it, so it stays taken.
    expect((await sign('Oficial', 'AGE')).httpStatus).toBe(409);
  });
});
