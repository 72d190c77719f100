import { DEMO_PASSWORD } from '@garita/demo/personas';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

interface Fila {
  usuario: string;
  mision?: string;
  categoria?: string;
  firma?: string;
  ingreso?: string;
}
const lista = (...filas: Fila[]) => ({
  filas: filas.map((fila, at) => ({ fila: at + 2, mision: 'Recluta', ...fila })),
});
const preview = (filas: Fila[], as = 'Fundadora') =>
  agency.call('previaAlta', { as, body: lista(...filas) });
const bring = (filas: Fila[], as = 'Fundadora') =>
  agency.call('darDeAlta', { as, body: lista(...filas) });
const giveAgc = async (name: string, mision?: string) => {
  if (mision) await agency.place(name, mision);
  const row = {
    usuario_id: await agency.idOf(name),
    codigo: 'agc',
    encargado_id: await agency.idOf('Fundadora'),
    fecha: agency.now(),
  };
  await agency.db.insertInto('excepciones').values(row).execute();
};
const everybody = async () =>
  (await agency.db.selectFrom('usuarios').select('usuario').execute()).length;
const login = (usuario: string, clave: string) =>
  agency.call('login', { body: { usuario, clave } });

describe('importing people', () => {
  test('importing people creates an account for each, with mission, signature and day of entry, logged one by one', async () => {
    const { httpStatus, body } = await bring([
      { usuario: 'Ana', firma: 'ana', ingreso: '2026-01-15' },
      { usuario: 'Bea', mision: 'oficial 2' },
    ]);
    expect(httpStatus).toBe(200);
    expect(body).toMatchObject({
      msg: '2 personas dadas de alta',
      nuevas: 2,
      estaban: 0,
      distintas: 0,
      codigos: [{ usuario: 'Ana' }, { mision: 'Oficial II' }],
    });
    const info = await agency.call('userAllInfo', {
      as: 'Gerente',
      params: { id: await agency.idOf('Ana') },
    });
    expect(info.body).toMatchObject({
      mision: 'Recluta',
      firma: 'ANA',
      registro: expect.stringMatching(/^2026-01-1[45]T/),
      ultima_vez: null,
    });
    const log = await agency.db
      .selectFrom('bitacora')
      .select(['objetivo_id', 'despues'])
      .where('operacion', '=', 'darDeAlta')
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      {
        objetivo_id: await agency.idOf('Ana'),
        despues: { usuario: 'Ana', mision: 'Recluta', firma: 'ANA', ingreso: '2026-01-15' },
      },
      { objetivo_id: await agency.idOf('Bea'), despues: { usuario: 'Bea', mision: 'Oficial II' } },
    ]);
    const kept = await agency.db.selectFrom('codigos_entrada').selectAll().execute();
    for (const { codigo } of body.codigos)
      expect(JSON.stringify([log, kept, agency.log])).not.toContain(codigo);
  });

  test('importing people a second time changes nothing, and names the people who already existed', async () => {
    await bring([{ usuario: 'Ana' }, { usuario: 'Bea' }]);
    const before = await agency.db.selectFrom('usuarios').selectAll().orderBy('id').execute();
    const { body } = await bring([{ usuario: 'ANA' }, { usuario: 'Bea', mision: 'Aspirante' }]);
    expect(body).toMatchObject({
      msg: 'Ya estaban todas: no ha cambiado nada.',
      nuevas: 0,
      estaban: 1,
      distintas: 1,
      codigos: [],
    });
    expect(await agency.db.selectFrom('usuarios').selectAll().orderBy('id').execute()).toEqual(
      before,
    );
    const log = await agency.db
      .selectFrom('bitacora')
      .select('id')
      .where('operacion', '=', 'darDeAlta')
      .execute();
    expect(log).toHaveLength(2);
  });

  test('importing people imports all or none: the wrong line is named', async () => {
    const before = await everybody();
    const { httpStatus, body } = await bring([
      { usuario: 'Ana' },
      { usuario: 'dos palabras' },
      { usuario: 'Bea', mision: 'Reclutas' },
    ]);
    expect(httpStatus).toBe(409);
    expect(body).toMatchObject({ campo: 'filas' });
    expect(body.msg).toContain('Línea 3: Nombre no puede tener espacio.');
    expect(body.msg).toContain('Línea 4: No hay ninguna misión «Reclutas».');
    expect(await everybody()).toBe(before);
  });

  test('importing the same list twice at once adds each person once', async () => {
    const filas = Array.from({ length: 30 }, (_, at) => ({ usuario: `Gente${at}ax` }));
    const answers = await Promise.all([bring(filas), bring(filas)]);
    expect(answers.map(({ body }) => body.nuevas).sort()).toEqual([0, 30]);
  });

  test('importing people accepts 5,000 lines, and no more', async () => {
    const name = (at: number) => `G${at.toString(2).replaceAll('0', 'a').replaceAll('1', 'e')}`;
    const filas = Array.from({ length: 5000 }, (_, at) => ({ usuario: name(at) }));
    const { httpStatus, body } = await bring(filas);
    expect([
      httpStatus,
      body.nuevas,
      new Set(body.codigos.map(({ codigo }: { codigo: string }) => codigo)).size,
    ]).toEqual([200, 5000, 5000]);
    expect((await bring([...filas, { usuario: 'Otra' }])).httpStatus).toBe(400);
    expect((await agency.call('getUsuarios', { as: 'Fundadora' })).body.length).toBeGreaterThan(
      5000,
    );
  });

  test('importing people is refused to users without the permission', async () => {
    expect((await bring([{ usuario: 'Ana' }], 'Gerente')).httpStatus).toBe(403);
    expect((await preview([{ usuario: 'Ana' }], 'Gerente')).httpStatus).toBe(403);
  });

  test('importing people gives no person the importer’s category, nor permissions that the importer does not hold', async () => {
    await giveAgc('Supervisora');
    const { id_categoria } = (
      await agency.call('usuarioPermiso', {
        as: 'Supervisora',
        params: { id: await agency.idOf('Supervisora') },
      })
    ).body.datos;
    const rangos = (await agency.call('rangos')).body.categorias as {
      id_categoria: number;
      misiones: { nombre: string }[];
    }[];
    const own = rangos.find((one) => one.id_categoria === id_categoria)?.misiones[0]?.nombre ?? '';
    const refused = await preview([{ usuario: 'Ana', mision: own }], 'Supervisora');
    expect(refused.body.filas[0].faltas).toMatchObject([
      { campo: 'mision', texto: 'Está en tu categoría o por encima' },
    ]);
    expect((await bring([{ usuario: 'Ana', mision: own }], 'Supervisora')).httpStatus).toBe(409);
    await agency.db
      .insertInto('categoria_permisos')
      .values({ categoria_id: 1, codigo: 'pag' })
      .execute();
    const lent = await preview([{ usuario: 'Ana' }], 'Supervisora');
    expect(lent.body.filas[0].faltas).toMatchObject([
      { texto: 'Tiene permisos que tú no tienes: pag' },
    ]);
    expect((await bring([{ usuario: 'Ana', mision: own }])).httpStatus).toBe(200);
  });

  test('importing people is refused with its field when there is no list', async () => {
    for (const body of [
      {},
      { filas: [] },
      { filas: [{ fila: 1, usuario: 'A'.repeat(201), mision: '' }] },
      { filas: [{ fila: 0, usuario: 'A', mision: '' }] },
    ]) {
      expect((await agency.call('darDeAlta', { as: 'Fundadora', body })).httpStatus).toBe(400);
    }
  });
});

describe('the preview of a list', () => {
  test('the preview of a list has a result per line, and changes nothing', async () => {
    const before = await everybody();
    const { body } = await preview([
      { usuario: 'Ana' },
      { usuario: 'Oficia1' },
      { usuario: 'expulsado' },
      { usuario: 'Recluta' },
      { usuario: 'Bea', mision: 'Aspirnate' },
    ]);
    expect(body).toMatchObject({ nuevas: 1, estaban: 1, distintas: 0, faltas: 3 });
    expect(
      body.filas.map(({ estado, faltas }: { estado: string; faltas: { propuesta: string }[] }) => [
        estado,
        faltas[0]?.propuesta ?? null,
      ]),
    ).toEqual([
      ['nueva', null],
      ['falta', null],
      ['falta', null],
      ['estaba', null],
      ['falta', 'Aspirante'],
    ]);
    expect(await everybody()).toBe(before);
  });

  test('the preview of a list agrees with the import, also for scripts that send the raw list', async () => {
    const filas = [{ usuario: 'Ana', firma: 'ABCD' }];
    const judged = (await preview(filas)).body.filas[0].faltas[0].texto;
    expect((await bring(filas)).body.msg).toContain(judged);
  });
});

describe('an entry code', () => {
  const codeOf = async (usuario: string) =>
    (await bring([{ usuario }])).body.codigos[0].codigo as string;

  test('an entry code works once, in any case, and is replaced by a password of the person’s own', async () => {
    const codigo = await codeOf('Ana');
    const entered = await login('ana', codigo.toUpperCase().replaceAll('-', ' '));
    expect(entered.httpStatus).toBe(200);
    const key = entered.body.token;
    const again = await login('Ana', codigo);
    expect(again).toMatchObject({
      httpStatus: 401,
      body: { msg: 'Ese código de entrada ya se usó o ha caducado: pide otro a quien te lo dio.' },
    });
    const id = await agency.idOf('Ana');
    expect((await agency.call('usuarioPermiso', { key, params: { id } })).body.datos).toMatchObject(
      { debeCambiarClave: true },
    );
    expect((await agency.call('getUsuarios', { key })).httpStatus).toBe(403);
    const wrong = await agency.call('cambioClave', {
      key,
      body: { clavea: 'otra cosa', claven: 'una clave mía' },
    });
    expect(wrong).toMatchObject({ httpStatus: 400, body: { campo: 'clavea' } });
    expect(
      (await agency.call('cambioClave', { key, body: { clavea: codigo, claven: 'una clave mía' } }))
        .httpStatus,
    ).toBe(200);
    expect((await agency.call('getUsuarios', { key })).httpStatus).toBe(200);
    expect((await login('Ana', 'una clave mía')).httpStatus).toBe(200);
    expect((await login('Ana', codigo)).body.msg).toBe(
      'El usuario o la contraseña no son correctos',
    );
    expect(await agency.db.selectFrom('codigos_entrada').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['nono 77', 'Has entrado como Ñoño_77'],
    ['ÑOÑO_77', 'Has entrado como Ñoño_77'],
    ['Ñoño_77', 'Logeado Correctamente'],
  ])(
    'with an entry code, accents, case and spaces of the name do not matter: %j gets «%s»',
    async (typed, msg) => {
      const codigo = await codeOf('Ñoño_77');
      const { httpStatus, body } = await login(typed, codigo);
      expect([httpStatus, body.msg]).toEqual([200, msg]);
      expect(body.token).toMatch(new RegExp(`^${await agency.idOf('Ñoño_77')}-`));
    },
  );

  test('an entry code opens its own account when two names differ only in accents or case', async () => {
    const { codigos } = (await bring([{ usuario: 'Jose.Luz' }, { usuario: 'José.Luz' }])).body;
    const [plain, accented] = codigos as { codigo: string }[];
    expect((await login('Jose.Luz', accented?.codigo ?? '')).body.msg).toBe(
      'Has entrado como José.Luz',
    );
    expect((await login('josé.luz', plain?.codigo ?? '')).body.msg).toBe(
      'Has entrado como Jose.Luz',
    );
  });

  test('without the entry code, a name with wrong accents gets the same answer as an unknown name', async () => {
    await codeOf('Ñoño_77');
    const answerOf = async (usuario: string) => {
      const { httpStatus, body } = await login(usuario, 'k7pm-x3rt-9wqd-2222');
      return { httpStatus, body };
    };
    expect(await answerOf('nono_77')).toEqual(await answerOf('nadie_77'));
    // Accents are ignored only at a sign-in with an entry code. A sign-in with a password needs the
    // exact name.
    expect((await login('Reclutá', DEMO_PASSWORD)).httpStatus).toBe(401);
  });

  test('an entry code used twice at once works once', async () => {
    const codigo = await codeOf('Ana');
    const answers = await Promise.all([login('Ana', codigo), login('Ana', codigo)]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 401]);
  });

  test('an entry code works for thirty days', async () => {
    const codigo = await codeOf('Ana');
    agency.pass({ days: 30 });
    expect((await login('Ana', codigo)).httpStatus).toBe(401);
    expect((await agency.call('pendientesAlta', { as: 'Fundadora' })).body).toMatchObject([
      { usuario: 'Ana', caducado: 1, usado: 0 },
    ]);
  });

  test('an entry code cannot be guessed: wrong codes count like wrong passwords, and it opens no other account', async () => {
    await agency.close();
    agency = await openTestAgency({ config: { loginLimit: 5 } });
    const codigo = await codeOf('Ana');
    expect((await login('Recluta', codigo)).httpStatus).toBe(401);
    const statuses = [];
    for (let at = 0; at < 6; at++)
      statuses.push((await login('Ana', `aaaa-bbbb-cccc-dd${at}`)).httpStatus);
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });

  test('an entry code does not work for a dismissed person', async () => {
    const codigo = await codeOf('Ana');
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: agency.now() })
      .where('usuario', '=', 'Ana')
      .execute();
    expect((await login('Ana', codigo)).httpStatus).toBe(401);
    expect((await agency.call('pendientesAlta', { as: 'Fundadora' })).body).toEqual([]);
  });

  test('an entry code becomes invalid when another user gives its person a password', async () => {
    const codigo = await codeOf('Ana');
    const { clave } = (
      await agency.call('resetPassword', {
        as: 'Fundadora',
        body: { usuario: await agency.idOf('Ana') },
      })
    ).body;
    expect((await login('Ana', codigo)).httpStatus).toBe(401);
    expect((await login('Ana', clave)).httpStatus).toBe(200);
  });
});

describe('new entry codes', () => {
  const renew = (body: object = {}, as = 'Fundadora') =>
    agency.call('nuevosCodigosAlta', { as, body });

  test('new entry codes are for all people who have not signed in, or for some of them; the previous codes become invalid', async () => {
    const { codigos } = (await bring([{ usuario: 'Ana' }, { usuario: 'Bea' }])).body;
    const bea = await agency.idOf('Bea');
    const some = await renew({ usuarios: [bea, await agency.idOf('Recluta')] });
    expect(some.body).toMatchObject({
      msg: 'Un código nuevo',
      codigos: [{ id: bea, usuario: 'Bea', mision: 'Recluta' }],
    });
    expect((await login('Bea', codigos[1].codigo)).httpStatus).toBe(401);
    expect((await login('Bea', some.body.codigos[0].codigo)).httpStatus).toBe(200);
    expect((await renew()).body.codigos).toHaveLength(2);
    const log = await agency.db
      .selectFrom('bitacora')
      .select('objetivo_id')
      .where('operacion', '=', 'nuevosCodigosAlta')
      .execute();
    expect(log).toHaveLength(3);
  });

  test('new entry codes end the session of a user who signed in with a code and has not chosen a password', async () => {
    const { codigos } = (await bring([{ usuario: 'Ana' }])).body;
    const { token } = (await login('Ana', codigos[0].codigo)).body;
    await renew();
    expect((await agency.call('checkUser', { key: token })).httpStatus).toBe(401);
  });

  test('new entry codes are refused when all have signed in', async () => {
    expect(await renew()).toMatchObject({
      httpStatus: 409,
      body: { msg: 'No queda nadie por entrar: no hay códigos que dar.' },
    });
    expect(await renew({ usuarios: [await agency.idOf('Recluta')] })).toMatchObject({
      httpStatus: 409,
    });
  });

  test('new entry codes are refused to a user who lacks a permission of one of the people', async () => {
    await giveAgc('Supervisora');
    await bring([{ usuario: 'Ana' }]);
    const row = {
      usuario_id: await agency.idOf('Ana'),
      codigo: 'pag',
      encargado_id: await agency.idOf('Fundadora'),
      fecha: agency.now(),
    };
    await agency.db.insertInto('excepciones').values(row).execute();
    expect((await renew({}, 'Supervisora')).httpStatus).toBe(409);
    expect((await renew()).httpStatus).toBe(200);
  });
});
