import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const DAY = 86_400_000;
const at = (days: number) => new Date(agency.now().getTime() + days * DAY).toISOString();
const list = async () => (await agency.call('invitaciones', { as: 'Fundadora' })).body;
const make = (body: object = {}) =>
  agency.call('crearInvitacion', { as: 'Fundadora', body: { usos: 1, dias: 7, ...body } });
const made = async (body: object = {}): Promise<{ id: number; codigo: string }> => {
  const { body: answer } = await make(body);
  const [newest] = await list();
  expect(answer).toEqual({ msg: 'Invitación creada', status: 0, codigo: newest.codigo });
  return newest;
};
const revoke = (id: number) => agency.call('anularInvitacion', { as: 'Fundadora', body: { id } });
const set = (data: object, previos?: object) =>
  agency.call('setRegistro', { as: 'Fundadora', body: { data, ...(previos && { previos }) } });
const register = (usuario: string, invitacion?: string) =>
  agency.call('registro', {
    body: {
      usuario,
      clave: 'mi clave',
      rclave: 'mi clave',
      ...(invitacion !== undefined && { invitacion }),
    },
  });
const people = async () =>
  (await agency.call('getUsuarios', { as: 'Recluta' })).body.map(
    (p: { usuario: string }) => p.usuario,
  );
const audits = (operacion: string) =>
  agency.db
    .selectFrom('bitacora')
    .select(['antes', 'despues'])
    .where('operacion', '=', operacion)
    .orderBy('id')
    .execute();

describe('the registration mode', () => {
  const read = async () => (await agency.call('ajustesRegistro', { as: 'Fundadora' })).body;

  test('the registration mode is the operator’s while the agency has chosen none, and then the agency’s', async () => {
    await agency.close();
    agency = await openTestAgency({ config: { verification: 'avatar-motto', clones: 'block' } });
    expect(await read()).toEqual({
      modo: 'abierto',
      prueba: 'avatar-motto',
      clones: 'block',
      puerta: 1,
      presencia: 0,
      cierre: 0,
    });
    expect((await agency.call('ipdetect')).body.necesario).toBe(1);
    expect(await set({ prueba: 'none', modo: 'invitacion' })).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Registro guardado' },
    });
    expect(await read()).toEqual({
      modo: 'invitacion',
      prueba: 'none',
      clones: 'block',
      puerta: 1,
      presencia: 0,
      cierre: 0,
    });
    expect((await agency.call('ipdetect')).body.necesario).toBe(0);
    expect((await agency.call('configuracion')).body.registro).toBe('invitacion');
    expect(await audits('setRegistro')).toEqual([
      {
        antes: { modo: 'abierto', prueba: 'avatar-motto' },
        despues: { modo: 'invitacion', prueba: 'none' },
      },
    ]);
  });

  test('the registration mode includes the agency’s own rule about clones', async () => {
    await agency.close();
    agency = await openTestAgency({ config: { trustProxy: 1 } });
    const from = (usuario: string) =>
      agency.call('registro', {
        body: { usuario, clave: 'mi clave', rclave: 'mi clave' },
        headers: { 'x-forwarded-for': '81.32.5.77' },
      });
    expect((await from('Uno')).httpStatus).toBe(200);
    await set({ clones: 'block' });
    expect((await from('Dos')).httpStatus).toBe(409);
    await set({ clones: 'record' });
    expect((await from('Dos')).httpStatus).toBe(200);
  });

  test('the registration mode is not changed without the permission, nor to an unknown value', async () => {
    for (const as of ['Gerente', 'Recluta']) {
      expect(
        (await agency.call('setRegistro', { as, body: { data: { modo: 'cerrado' } } })).httpStatus,
      ).toBe(403);
      for (const call of ['ajustesRegistro', 'invitaciones'] as const)
        expect((await agency.call(call, { as })).httpStatus).toBe(403);
      expect(
        (await agency.call('crearInvitacion', { as, body: { usos: 1, dias: 1 } })).httpStatus,
      ).toBe(403);
      expect((await agency.call('anularInvitacion', { as, body: { id: 1 } })).httpStatus).toBe(403);
    }
    for (const data of [
      { modo: 'quizá' },
      { prueba: '' },
      { clones: null },
      { cierre: 7 },
      { otra: 1 },
    ])
      expect((await set(data)).httpStatus).toBe(400);
    expect((await set({ modo: 'cerrado' }, { modo: 'invitacion' })).httpStatus).toBe(409);
    expect(await read()).toMatchObject({ modo: 'abierto', prueba: 'none', clones: 'record' });
  });

  test('where registration is closed, that refusal comes first', async () => {
    const { codigo } = await made();
    await set({ modo: 'cerrado' });
    for (const [usuario, code] of [
      ['Nueva', codigo],
      ['', undefined],
    ] as const) {
      expect(await register(usuario, code)).toMatchObject({
        httpStatus: 403,
        body: { msg: 'El registro está cerrado. Habla con la administración de la agencia.' },
      });
    }
    expect(await people()).not.toContain('Nueva');
  });
});

describe('an invitation', () => {
  test('an invitation is listed with its code, its remaining uses and its author', async () => {
    const first = await made({ usos: 5, nota: ' Feria ' });
    const second = await made({ dias: undefined });
    expect(first.codigo).toMatch(/^[2-9A-HJ-KM-NP-Z]{8}$/);
    expect(second.codigo).not.toBe(first.codigo);
    const common = {
      usados: 0,
      creada: at(0),
      creadaPor: 'Fundadora',
      anulada: null,
      personas: [],
    };
    expect(await list()).toEqual([
      { id: second.id, codigo: second.codigo, nota: '', usos: 1, expira: null, ...common },
      { id: first.id, codigo: first.codigo, nota: 'Feria', usos: 5, expira: at(7), ...common },
    ]);
  });

  test('an invitation is in the audit log without its code', async () => {
    const { id, codigo } = await made({ nota: 'Feria' });
    await revoke(id);
    expect(await audits('crearInvitacion')).toEqual([
      { antes: null, despues: { usos: 1, expira: at(7), nota: 'Feria' } },
    ]);
    expect(await audits('anularInvitacion')).toEqual([
      { antes: { usos: 1, expira: at(7) }, despues: null },
    ]);
    expect(
      JSON.stringify(await agency.db.selectFrom('bitacora').selectAll().execute()),
    ).not.toContain(codigo);
  });

  test.each([
    [{ usos: 0 }, 'usos', 'Puede servir para entre 1 y 500 personas'],
    [{ usos: 501 }, 'usos', 'Puede servir para entre 1 y 500 personas'],
    [{ dias: 0 }, 'dias', 'Puede durar entre 1 y 365 días'],
    [{ dias: 366 }, 'dias', 'Puede durar entre 1 y 365 días'],
    [{ nota: 'x'.repeat(41) }, 'nota', 'La nota no puede pasar de 40 caracteres'],
  ])('an invitation with %j is refused', async (change, campo, msg) => {
    expect(await make(change)).toMatchObject({ httpStatus: 400, body: { campo, msg } });
    expect(await list()).toEqual([]);
  });

  test('an invitation is revoked once, a second attempt is refused, and an unknown invitation answers 404', async () => {
    const { id } = await made();
    expect(await revoke(id)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Invitación anulada' },
    });
    expect(await revoke(id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa invitación ya estaba anulada.' },
    });
    expect((await revoke(2_147_483_647)).httpStatus).toBe(404);
    expect((await list())[0].anulada).toBe(at(0));
  });
});

describe('registering where an invitation is required', () => {
  beforeEach(() => set({ modo: 'invitacion' }));

  test('registering where an invitation is required uses one: the new user is in the invitation’s list and in the log', async () => {
    const { codigo, id } = await made({ usos: 2 });
    // People type a code with spaces, a hyphen and lower case.
    expect(
      (await register('Nueva', ` ${codigo.slice(0, 4).toLowerCase()}-${codigo.slice(4)} `))
        .httpStatus,
    ).toBe(200);
    expect((await list())[0]).toMatchObject({
      id,
      usados: 1,
      personas: [{ id: await agency.idOf('Nueva'), usuario: 'Nueva', fecha: at(0) }],
    });
    expect((await audits('registro'))[0]?.despues).toMatchObject({
      usuario: 'Nueva',
      invitadoPor: await agency.idOf('Fundadora'),
    });
  });

  test('registering without a required invitation is refused, with an instruction', async () => {
    for (const code of [undefined, '', '  ']) {
      expect(await register('Nueva', code)).toMatchObject({
        httpStatus: 400,
        body: { campo: 'invitacion', msg: 'Escribe tu código de invitación' },
      });
    }
  });

  test('registering with an invalid invitation is refused, with the reason', async () => {
    const [usada, caduca, anulada] = [
      await made(),
      await made({ dias: 1 }),
      await made({ dias: undefined }),
    ];
    await register('Una', usada.codigo);
    await revoke(anulada.id);
    agency.pass({ days: 1 });
    const cases = [
      ['AAAAAAAA', 'Esa invitación no existe. Revisa el código.'],
      ["' or 1=1 --", 'Esa invitación no existe. Revisa el código.'],
      [usada.codigo, 'Esa invitación ya se ha usado. Pide otra.'],
      [caduca.codigo, 'Esa invitación ha caducado. Pide otra.'],
      [anulada.codigo, 'Esa invitación se ha anulado. Pide otra.'],
    ];
    for (const [code, msg] of cases)
      expect(await register('Otra', code)).toMatchObject({
        httpStatus: 403,
        body: { campo: 'invitacion', msg },
      });
    expect(await people()).not.toContain('Otra');
  });

  test('registering where an invitation is required with a taken name does not use the invitation up', async () => {
    const { codigo } = await made();
    expect((await register('Oficial', codigo)).httpStatus).toBe(409);
    expect((await register('Nueva', codigo)).httpStatus).toBe(200);
  });

  test('of ten registrations at once with an invitation’s last use, one succeeds', async () => {
    const { codigo } = await made();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => register(`Nueva${'abcdefghij'[i]}`, codigo)),
    );
    expect(answers.map((a) => a.httpStatus).sort()).toEqual([200, ...Array(9).fill(403)]);
    expect((await list())[0]).toMatchObject({ usados: 1, personas: [expect.anything()] });
  });

  test('registering while the invitation is revoked either creates no user, or the new user stays', async () => {
    const { id, codigo } = await made();
    const [came, revoked] = await Promise.all([register('Nueva', codigo), revoke(id)]);
    expect(revoked.httpStatus).toBe(200);
    expect((await list())[0].usados).toBe(came.httpStatus === 200 ? 1 : 0);
  });

  test('registering where an invitation is required limits guesses by address, like every attempt', async () => {
    await agency.close();
    agency = await openTestAgency({ config: { registerLimit: 2 } });
    await set({ modo: 'invitacion' });
    expect((await register('Nueva', 'AAAAAAAA')).httpStatus).toBe(403);
    expect((await register('Nueva', 'BBBBBBBB')).httpStatus).toBe(403);
    expect((await register('Nueva', (await made()).codigo)).httpStatus).toBe(429);
  });
});

describe('where registration is open', () => {
  test('where registration is open, an invitation is recorded as well, and an invalid invitation does not prevent registering', async () => {
    const { codigo } = await made();
    expect((await register('Nueva', codigo)).httpStatus).toBe(200);
    expect((await register('Otra', codigo)).httpStatus).toBe(200);
    expect((await register('Tercera', 'nada')).httpStatus).toBe(200);
    expect((await list())[0]).toMatchObject({ usados: 1, personas: [{ usuario: 'Nueva' }] });
  });
});
