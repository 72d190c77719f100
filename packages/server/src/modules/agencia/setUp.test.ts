import { SET_UP_TOKEN } from '@garita/testing/agency/readyAgency';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
const openEmpty = async (options?: Parameters<typeof openTestAgency>[0]) => {
  agency = await openTestAgency(options);
  await agency.empty();
};
afterEach(() => agency.close());

const FORM = {
  enlace: SET_UP_TOKEN,
  nombre: ' Agencia Nueva ',
  siglas: 'NUE',
  zona: 'Europe/Madrid',
  escalafon: 'seguridad',
  usuario: 'Dueña',
  clave: 'una clave larga',
  rclave: 'una clave larga',
};
const setUp = (change: Record<string, string> = {}) =>
  agency.call('setUpAgencia', { body: { ...FORM, ...change } });
const login = async () =>
  (await agency.call('login', { body: { usuario: 'dueña', clave: 'una clave larga' } })).body.token;

describe('setting up an empty portal', () => {
  beforeEach(() => openEmpty());

  test('a repeated setup of an empty portal, as after a lost answer, gives the same answer for the same link and password, and is refused for another password', async () => {
    const { body } = await setUp();
    expect(await setUp()).toMatchObject({ httpStatus: 200, body });
    const otra = { clave: 'otra clave larga', rclave: 'otra clave larga' };
    for (const change of [otra, { enlace: 'otro' }])
      expect((await setUp(change)).httpStatus).toBe(409);
    agency.pass({ minutes: 16 });
    expect((await setUp()).httpStatus).toBe(409);
  });

  test('setting up an empty portal gives it a name, a ladder, a pay period and an owner with all permissions', async () => {
    expect((await agency.call('configuracion')).httpStatus).toBe(503);
    expect(await setUp()).toMatchObject({
      httpStatus: 200,
      body: {
        msg: 'La agencia está lista. Ya puedes acceder con tu nombre y tu contraseña.',
        status: 0,
      },
    });
    expect((await agency.call('configuracion')).body).toMatchObject({
      nombre: 'Agencia Nueva',
      siglas: 'NUE',
      zona: 'Europe/Madrid',
      firma_desde: 5,
    });
    const key = await login();
    const { datos } = (
      await agency.call('usuarioPermiso', { key, params: { id: Number(key.split('-')[0]) } })
    ).body;
    expect(datos).toMatchObject({
      usuario: 'Dueña',
      permisoSys: 1,
      id_categoria: 12,
      mision: 'Fundación',
    });
    expect(datos.permisos).toHaveLength(25);
    expect((await agency.call('allNomina', { key })).body[0]).toMatchObject([
      { usuarioNombre: 'Dueña', ascensos: 0 },
    ]);
  });

  test.each([
    ['policia', 'Ingreso', 'Recluta'],
    ['seguridad', 'Formación', 'Aspirante'],
  ])(
    'after setting up an empty portal with the ladder %s, the lowest category is %s and new users get the mission %s',
    async (escalafon, categoria, mision) => {
      await setUp({ escalafon });
      const { categorias } = (await agency.call('rangos')).body;
      expect(categorias).toHaveLength(12);
      expect(categorias[0]).toMatchObject({ id_categoria: 1, n_categoria: categoria });
      await agency.call('registro', {
        body: { usuario: 'Nueva', clave: 'una clave', rclave: 'una clave' },
      });
      expect((await agency.call('getUsuarios', { as: 'Nueva' })).body).toContainEqual(
        expect.objectContaining({ usuario: 'Nueva', mision }),
      );
    },
  );

  test('setting up an empty portal with the empty ladder creates only a first category and the owner’s category', async () => {
    await setUp({ escalafon: 'vacia' });
    const { categorias } = (await agency.call('rangos')).body;
    expect(categorias.map(({ id_categoria }: { id_categoria: number }) => id_categoria)).toEqual([
      1, 12,
    ]);
    await agency.call('registro', {
      body: { usuario: 'Nueva', clave: 'una clave', rclave: 'una clave' },
    });
    expect((await agency.call('getUsuarios', { as: 'Nueva' })).body).toContainEqual(
      expect.objectContaining({ usuario: 'Nueva', mision: 'Aspirante' }),
    );
  });

  test('setting up an empty portal works once: neither the link nor another attempt changes a portal that is set up', async () => {
    await setUp();
    expect(await setUp({ nombre: 'Otra' })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'La agencia ya está configurada.' },
    });
    expect((await agency.call('configuracion')).body.nombre).toBe('Agencia Nueva');
  });

  test('setting up an empty portal twice at once succeeds once', async () => {
    const answers = await Promise.all([setUp({ siglas: 'AAA' }), setUp({ siglas: 'BBB' })]);
    expect(answers.map((a) => a.httpStatus).sort()).toEqual([200, 409]);
    expect(await agency.db.selectFrom('usuarios').select('id').execute()).toHaveLength(1);
  });

  test('setting up an empty portal needs the link that the server printed', async () => {
    for (const enlace of ['', 'otro', `${SET_UP_TOKEN}x`]) {
      expect(await setUp({ enlace })).toMatchObject({
        httpStatus: 403,
        body: { msg: expect.stringMatching(/^Este enlace no es válido/) },
      });
    }
    expect((await agency.call('configuracion')).httpStatus).toBe(503);
  });

  test.each([
    [{ nombre: ' ' }, 'nombre', 'Ponle un nombre a la agencia'],
    [{ siglas: 'N.U' }, 'siglas', 'Las siglas pueden tener hasta 5 letras o números'],
    [{ zona: 'Luna/Mar' }, 'zona', 'Esa zona horaria no existe'],
    [{ usuario: 'dos palabras' }, 'usuario', 'Nombre no puede tener espacio'],
    [{ clave: 'corta', rclave: 'corta' }, 'clave', 'La clave debe contener minimo 8 caracteres'],
  ])(
    'setting up an empty portal with %j is refused in the field %s',
    async (change, campo, msg) => {
      expect(await setUp(change as Record<string, string>)).toMatchObject({
        httpStatus: 400,
        body: { msg, campo },
      });
      expect(await agency.db.selectFrom('categorias').select('id').execute()).toEqual([]);
    },
  );

  test('setting up an empty portal is in the audit log without the password or the link', async () => {
    await setUp();
    const log = await agency.db.selectFrom('bitacora').selectAll().execute();
    expect(log).toMatchObject([
      {
        actor_id: null,
        operacion: 'setUpAgencia',
        despues: { agencia: 'Agencia Nueva', usuario: 'Dueña', escalafon: 'seguridad' },
      },
    ]);
    for (const secret of ['una clave larga', SET_UP_TOKEN])
      expect(JSON.stringify(log)).not.toContain(secret);
  });
});

test('a portal without a setup link cannot be set up', async () => {
  await openEmpty({ app: { setUpToken: null } });
  expect((await agency.call('setUpAgencia', { body: { ...FORM, enlace: '' } })).httpStatus).toBe(
    403,
  );
});
