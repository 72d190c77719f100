import {
  openAvatarService,
  type TestAvatarService,
} from '@garita/testing/agency/openAvatarService';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../../config';
import type { PublicFetch } from '../../outbound/publicFetch';

let agency: TestAgency;
const open = async (config: Partial<Config> = {}, publicFetch?: PublicFetch) => {
  agency = await openTestAgency({
    config: { trustProxy: 1, ...config },
    ...(publicFetch ? { app: { publicFetch } } : {}),
  });
};
afterEach(() => agency.close());

const HOME = '81.32.5.77';
const OTHER = '81.32.5.78';
const register = (
  usuario: string,
  { from = HOME, ...change }: Record<string, string> & { from?: string } = {},
) =>
  agency.call('registro', {
    body: { usuario, clave: 'mi clave', rclave: 'mi clave', ...change },
    headers: { 'x-forwarded-for': from },
  });
const codigo = async (from = HOME) =>
  (await agency.call('ipdetect', { headers: { 'x-forwarded-for': from } })).body;
const people = async () =>
  (await agency.call('getUsuarios', { as: 'Recluta' })).body.map(
    (p: { usuario: string }) => p.usuario,
  );

describe('registering', () => {
  beforeEach(() => open());

  test('registering creates an account at the first mission, which can sign in (REG-14, REG-15)', async () => {
    expect(await register('Nueva.Voz')).toMatchObject({
      httpStatus: 200,
      body: { msg: expect.stringMatching(/^Registrado correctamente/), status: 0 },
    });
    const { token } = (
      await agency.call('login', { body: { usuario: 'nueva.voz', clave: 'mi clave' } })
    ).body;
    const id = Number(token.split('-')[0]);
    const { datos } = (await agency.call('usuarioPermiso', { key: token, params: { id } })).body;
    expect(datos).toMatchObject({
      usuario: 'Nueva.Voz',
      mision: 'Recluta',
      id_categoria: 1,
      permisos: [],
      permisoSys: 0,
      firma: null,
      debeCambiarClave: false,
    });
  });

  test('registering is in the audit log with the recommending person, and without the password', async () => {
    await register('Nueva', { referido: 'Oficial' });
    const log = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'registro')
      .execute();
    expect(log).toMatchObject([
      {
        actor_id: null,
        antes: null,
        despues: { usuario: 'Nueva', mision: 'Recluta', referido: 'Oficial' },
      },
    ]);
    expect(JSON.stringify(log)).not.toContain('mi clave');
  });

  test.each([
    [{ usuario: '' }, 'No dejes campos vacios'],
    [{ usuario: 'a', rclave: '' }, 'No dejes campos vacios'],
    [{ usuario: 'a', referido: '' }, 'No dejes campos vacios'],
    [{ usuario: 'a b' }, 'Nombre no puede tener espacio'],
    [{ usuario: 'a', rclave: 'otra' }, 'Las claves no son las mismas'],
    [{ usuario: 'igual' }, 'Ese nombre no se puede usar'],
    [
      { usuario: 'a', clave: '1234567', rclave: '1234567' },
      'La clave debe contener minimo 8 caracteres',
    ],
    [
      { usuario: 'Estupendo', clave: 'estupendo', rclave: 'estupendo' },
      'La clave no puede ser el nombre',
    ],
    [
      { usuario: 'a', clave: 'Password1', rclave: 'Password1' },
      'La clave es de las más usadas y se adivina enseguida: elige otra',
    ],
    [
      { usuario: 'a', clave: 'CONTRASEÑA', rclave: 'CONTRASEÑA' },
      'La clave es de las más usadas y se adivina enseguida: elige otra',
    ],
    [{ usuario: 'Sistema' }, 'Ese nombre no se puede usar'],
    [{ usuario: '.' }, 'El nombre debe llevar al menos una letra o un número'],
    [
      { usuario: 'Оficial' },
      'El nombre solo puede llevar letras latinas, números y los signos -_=?!@:.,',
    ],
    [
      { usuario: 'Ｏficial' },
      'El nombre solo puede llevar letras latinas, números y los signos -_=?!@:.,',
    ],
    [{ usuario: 'x'.repeat(33) }, 'El nombre debe tener entre 1 y 32 caracteres visibles'],
  ])(
    'registering with %j is refused: %s (REG-09 to REG-13)',
    async ({ usuario, ...change }, msg) => {
      expect(await register(usuario, change as Record<string, string>)).toMatchObject({
        httpStatus: 400,
        body: { msg, status: 1 },
      });
      expect(await people()).toHaveLength(7);
    },
  );

  test('registering refuses a current or former name, whatever its case', async () => {
    for (const name of ['OFICIAL', 'expulsado'])
      expect(await register(name)).toMatchObject({
        httpStatus: 409,
        body: { msg: 'El nombre ya esta ocupado', campo: 'usuario' },
      });
  });

  test.each(['0ficial', 'OficiaI', 'Oficia1'])(
    'registering refuses «%s», which resembles another name',
    async (usuario) => {
      const body = { msg: 'Ese nombre se confunde con el de otra persona', campo: 'usuario' };
      expect(await register(usuario)).toMatchObject({ httpStatus: 409, body });
    },
  );

  test('registering one name many times at once creates one account', async () => {
    const answers = await Promise.all(
      ['Eco', 'eco', 'ECO', 'Eco'].map((name, i) =>
        register(name, { clave: `mi clave ${i}`, rclave: `mi clave ${i}` }),
      ),
    );
    expect(answers.map((a) => a.httpStatus).sort()).toEqual([200, 409, 409, 409]);
    expect((await people()).filter((name: string) => name.toLowerCase() === 'eco')).toHaveLength(1);
  });

  test('registering lookalike names many times at once creates one account', async () => {
    const answers = await Promise.all(
      ['Polo1', 'PoloI', 'Pol0l', 'P0loI'].map((name) => register(name)),
    );
    expect(answers.map((a) => a.httpStatus).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('attempts to register', () => {
  test('attempts to register are limited by address, behind a proxy by the address that it names', async () => {
    await open({ registerLimit: 2 });
    for (const name of ['Uno', 'Dos']) expect((await register(name)).httpStatus).toBe(200);
    const refused = await register('Tres');
    expect(refused).toMatchObject({
      httpStatus: 429,
      body: { msg: 'Demasiados intentos. Espera 15 minutos y vuelve a probar.' },
    });
    expect(refused.headers['retry-after']).toBe('900');
    expect((await register('Tres', { from: OTHER })).httpStatus).toBe(200);
    agency.pass({ minutes: 15 });
    expect((await register('Cuatro')).httpStatus).toBe(200);
  });

  test('attempts to register are not counted if they break a rule, so a typing error locks no user out', async () => {
    await open({ registerLimit: 1 });
    for (let i = 0; i < 3; i++) expect((await register('a b')).httpStatus).toBe(400);
    expect((await register('Uno')).httpStatus).toBe(200);
  });

  test('attempts to register are counted together within one IPv6 /64 network', async () => {
    await open({ registerLimit: 1 });
    expect((await register('Uno', { from: '2a02:9130:84a0:1::1' })).httpStatus).toBe(200);
    expect((await register('Dos', { from: '2a02:9130:84a0:1::2' })).httpStatus).toBe(429);
  });

  test('attempts to register are counted together within one IPv6 site, whatever /64 network they come from', async () => {
    await open({ registerLimit: 1 });
    for (const line of [1, 2])
      expect(
        (await register(`Linea${line}`, { from: `2a02:9130:84a0:${line}::1` })).httpStatus,
      ).toBe(200);
    expect((await register('Linea3', { from: '2a02:9130:84a0:3::1' })).httpStatus).toBe(429);
    expect((await register('Linea3', { from: '2a02:9130:84a1:3::1' })).httpStatus).toBe(200);
  });

  test('attempts to register are counted by the connection’s address if no proxy is trusted, whatever address they send', async () => {
    await open({ registerLimit: 1, trustProxy: false });
    expect((await register('Uno', { from: HOME })).httpStatus).toBe(200);
    expect((await register('Dos', { from: OTHER })).httpStatus).toBe(429);
  });
});

describe('clones', () => {
  const addresses = () => agency.db.selectFrom('direcciones').selectAll().execute();
  const log = () =>
    agency.db
      .selectFrom('clones_registro')
      .select(['nombre', 'usuario_id', 'coinciden'])
      .orderBy('id')
      .execute();

  test('clones are found by a keyed hash of the address, stored at registering and at signing in', async () => {
    await open();
    await register('Uno');
    await agency.call('login', {
      body: { usuario: 'Uno', clave: 'mi clave' },
      headers: { 'x-forwarded-for': OTHER },
    });
    const rows = await addresses();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/81\.32/);
    await agency.call('login', {
      body: { usuario: 'Uno', clave: 'mi clave' },
      headers: { 'x-forwarded-for': OTHER },
    });
    expect(await addresses()).toHaveLength(2);
  });

  test('a registration from a used address is recorded', async () => {
    await open();
    for (const name of ['Uno', 'Dos', 'Tres']) await register(name);
    await register('Lejos', { from: OTHER });
    const [uno, dos, tres] = [
      await agency.idOf('Uno'),
      await agency.idOf('Dos'),
      await agency.idOf('Tres'),
    ];
    expect(await log()).toEqual([
      { nombre: 'Dos', usuario_id: dos, coinciden: [uno] },
      { nombre: 'Tres', usuario_id: tres, coinciden: [uno, dos] },
    ]);
  });

  test.each(['127.0.0.1', '10.0.0.8', '::1', 'fd00::8'])(
    'clones are never assumed for %s',
    async (from) => {
      await open({ clones: 'block' });
      for (const name of ['Uno', 'Dos'])
        expect((await register(name, { from })).httpStatus).toBe(200);
      expect(await addresses()).toEqual([]);
      expect(await log()).toEqual([]);
    },
  );

  test('clones are refused and recorded if the agency blocks them', async () => {
    await open({ clones: 'block' });
    await register('Uno');
    expect(await register('Dos')).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringMatching(/^Desde tu conexión ya se ha registrado otra persona/) },
    });
    expect(await people()).not.toContain('Dos');
    expect(await log()).toEqual([
      { nombre: 'Dos', usuario_id: null, coinciden: [await agency.idOf('Uno')] },
    ]);
  });

  test('clones are accepted if one of the group is allowed, and after the address was deleted', async () => {
    await open({ clones: 'block' });
    await register('Uno');
    const [usuario_id, encargado_id] = [await agency.idOf('Uno'), await agency.idOf('Fundadora')];
    await agency.db
      .insertInto('clones_permitidos')
      .values({ usuario_id, encargado_id, fecha: agency.now() })
      .execute();
    expect((await register('Dos')).httpStatus).toBe(200);
    await agency.db
      .updateTable('clones_permitidos')
      .set({ anulado_en: agency.now(), anulado_por: encargado_id })
      .execute();
    expect((await register('Tres')).httpStatus).toBe(409);
    for (const name of ['Uno', 'Dos'])
      await agency.call('deleteIP', { as: 'Gerente', body: { usuario: await agency.idOf(name) } });
    expect((await register('Tres')).httpStatus).toBe(200);
  });

  test('of two people registering from one address at once while clones are blocked, one succeeds', async () => {
    await open({ clones: 'block' });
    const answers = await Promise.all([register('Uno'), register('Dos')]);
    expect(answers.map((a) => a.httpStatus).sort()).toEqual([200, 409]);
  });
});

describe('the code of a connection (REG-02 to REG-05)', () => {
  beforeEach(() => open());

  test('the code of a connection is the same for one address and differs for another', async () => {
    const { msg, codigo: code, necesario } = await codigo();
    expect(code).toMatch(/^GAR-[2-9A-HJ-NP-Z]{5}$/);
    expect(necesario).toBe(0);
    expect(msg).toBe(
      'Este es el código de tu conexión. Para registrarte no tienes que ponerlo en ningún sitio.',
    );
    expect((await codigo()).codigo).toBe(code);
    expect((await codigo(OTHER)).codigo).not.toBe(code);
    expect(await agency.db.selectFrom('direcciones').selectAll().execute()).toEqual([]);
  });

  test('the code of a connection does not exist before the agency is set up', async () => {
    await agency.db.deleteFrom('agencia').execute();
    expect((await agency.call('ipdetect')).httpStatus).toBe(503);
  });
});

describe('registering with verification by the avatar’s motto', () => {
  let service: TestAvatarService;
  beforeAll(async () => {
    service = await openAvatarService();
  });
  afterAll(() => service.close());
  beforeEach(() => open({ verification: 'avatar-motto', verificationUrl: service.url }));
  const answerWith = (name: string, motto: unknown) => {
    service.answer(200, { uniqueId: 'hhes-1', name, motto });
  };

  test('with verification by the motto, the same name succeeds once its motto has the code', async () => {
    const { msg, codigo: code, necesario } = await codigo();
    expect(necesario).toBe(1);
    expect(msg).toBe('Pon este código en la misión de tu avatar y regístrate con el mismo nombre.');
    answerWith('ñandú-co', `hola ${code.toLowerCase()}!`);
    expect((await register('Ñandú-co')).httpStatus).toBe(200);
    expect(service.asked.at(-1)).toBe('Ñandú-co');
  });

  test('a motto without the code, with another user’s code, or without text refuses the registration with an instruction', async () => {
    const { codigo: code } = await codigo();
    for (const motto of ['hola', (await codigo(OTHER)).codigo, null, 7]) {
      answerWith('Nueva', motto);
      expect(await register('Nueva')).toMatchObject({
        httpStatus: 409,
        body: { msg: expect.stringContaining(`no contiene el código ${code}`) },
      });
    }
  });

  test.each([
    [200, '{"error":"not-found"}'],
    [404, '{"error":"not-found"}'],
    [200, '{"name":"Otra","motto":"x"}'],
    [200, 'null'],
  ])('a registration is refused if the avatar service answers %i %s', async (status, text) => {
    service.answer(status, text);
    expect(await register('Nueva')).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringMatching(/^No encontramos un avatar público/) },
    });
  });

  test.each([
    [500, 'roto'],
    [200, '<html>mantenimiento</html>'],
    [200, `"${'x'.repeat(100_000)}"`],
  ])('a failing service (%i %.20s) is reported as such, to try again', async (status, text) => {
    service.answer(status, text);
    expect(await register('Nueva')).toMatchObject({
      httpStatus: 503,
      body: { msg: expect.stringMatching(/^El servicio de avatares no responde/) },
    });
  });

  test('an unreachable avatar service is reported as such when registering', async () => {
    await agency.close();
    await open({ verification: 'avatar-motto', verificationUrl: 'http://127.0.0.1:9/{usuario}' });
    expect((await register('Nueva')).httpStatus).toBe(503);
  });

  test('without a service the proof is Habbo’s public profile, read at Habbo’s own places', async () => {
    await agency.close();
    const asked: object[] = [];
    let motto = '';
    await open({ verification: 'avatar-motto' }, async (url, { mayBePrivate }) => {
      asked.push({ url, mayBePrivate });
      const body = JSON.stringify({ name: 'Nueva', motto });
      return { status: 200, headers: new Headers(), body, url };
    });
    await agency.call('setEnlaces', {
      as: 'Fundadora',
      body: { data: { perfil: null, perfilMision: 'data.mision' } },
    });
    motto = (await codigo()).codigo;
    expect((await register('Nueva')).httpStatus).toBe(200);
    expect(asked).toEqual([
      { url: 'https://www.habbo.es/api/public/users?name=Nueva', mayBePrivate: false },
    ]);
  });
});
