import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { setUpAplicacion } from '@garita/testing/agency/aplicacion';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRecuperacion } from './recuperacion.service';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency({ config: { loginLimit: 3 } });
});
afterEach(() => agency.close());

const NEW = 'una clave nueva';
const login = async (usuario: string, clave: string) =>
  (await agency.call('login', { body: { usuario, clave } })).httpStatus;
const audits = (operacion: string) =>
  agency.db
    .selectFrom('bitacora')
    .selectAll()
    .where('operacion', '=', operacion)
    .orderBy('id')
    .execute();
const ownerOf = async () =>
  (
    await agency.db
      .selectFrom('usuarios')
      .select('usuario')
      .where('permiso_sys', '=', true)
      .execute()
  ).map(({ usuario }) => usuario);

describe('the owner’s recovery link', () => {
  const createLink = () => createRecuperacion({ db: agency.db, random: randomBytes }, agency.now());
  const recover = (enlace: string, clave = NEW, rclave = clave) =>
    agency.call('recuperarPropietario', { body: { enlace, clave, rclave } });
  const INVALID = {
    httpStatus: 403,
    body: {
      msg: 'Este enlace no es válido, ya se usó o ha caducado. Pide otro en el servidor con «npm run recuperar».',
    },
  };

  test('the owner’s recovery link sets a new password, ends every session and resets the count of wrong attempts', async () => {
    const key = await agency.keyOf('Fundadora');
    for (let i = 0; i < 4; i++) await login('Fundadora', 'mal');
    expect(await login('Fundadora', DEMO_PASSWORD)).toBe(429);
    expect((await recover(await createLink())).body).toEqual({
      msg: 'Contraseña cambiada. Ya puedes acceder con tu nombre y tu contraseña.',
      status: 0,
      usuario: 'Fundadora',
    });
    expect((await agency.call('checkUser', { key })).httpStatus).toBe(401);
    expect([await login('Fundadora', DEMO_PASSWORD), await login('Fundadora', NEW)]).toEqual([
      401, 200,
    ]);
    const id = await agency.idOf('Fundadora');
    expect(
      (await agency.call('usuarioPermiso', { as: 'Fundadora', params: { id } })).body.datos
        .debeCambiarClave,
    ).toBe(false);
  });

  test('the owner’s recovery link removes the owner’s second factors, and says so', async () => {
    await setUpAplicacion(agency, 'Fundadora');
    expect((await recover(await createLink())).httpStatus).toBe(200);
    expect(
      (await agency.call('login', { body: { usuario: 'Fundadora', clave: NEW } })).body,
    ).toMatchObject({ token: expect.any(String) });
    const rows = await audits('recuperarPropietario');
    expect(rows.at(-1)).toMatchObject({
      antes: { aplicacion: true, codigos: 10 },
      despues: { clave: 'recuperada', factores: 'quitados' },
    });
  });

  test('the owner’s recovery link works once, for an hour, and only the latest link', async () => {
    const [old, late] = [await createLink(), await createLink()];
    expect(await recover(old)).toMatchObject(INVALID);
    agency.pass({ minutes: 60 });
    expect(await recover(late)).toMatchObject(INVALID);
    const enlace = await createLink();
    agency.pass({ minutes: 59 });
    expect((await recover(enlace)).httpStatus).toBe(200);
    expect(await recover(enlace, 'otra clave más')).toMatchObject(INVALID);
    expect(await login('Fundadora', NEW)).toBe(200);
  });

  test('the owner’s recovery link used twice at once sets one of the two passwords', async () => {
    const enlace = await createLink();
    const answers = await Promise.all([
      recover(enlace, 'la primera clave'),
      recover(enlace, 'la segunda clave'),
    ]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 403]);
  });

  test('the owner’s recovery link accepts no invented secret, and an invalid form does not use it up', async () => {
    const enlace = await createLink();
    for (const secret of ['', 'x', `${enlace}x`, 'enlace-inventado-que-no-abre-nada'])
      expect(await recover(secret)).toMatchObject(INVALID);
    for (const weak of ['corta', 'FUNDADORA', 'Password1', 'x'.repeat(129)])
      expect(await recover(enlace, weak)).toMatchObject({
        httpStatus: 400,
        body: { campo: 'clave' },
      });
    expect(await recover(enlace, NEW, 'otra clave')).toMatchObject({
      httpStatus: 400,
      body: { campo: 'rclave' },
    });
    expect((await recover(enlace)).httpStatus).toBe(200);
  });

  test('the owner’s recovery link is in the audit log when it is created and when it is used, and in the database only as a hash', async () => {
    const enlace = await createLink();
    await recover(enlace);
    const rows = await audits('recuperarPropietario');
    const fundadora = await agency.idOf('Fundadora');
    expect(rows).toMatchObject([
      { actor_id: null, objetivo_id: fundadora, despues: { enlace: 'creado' } },
      { actor_id: null, objetivo_id: fundadora, despues: { clave: 'recuperada' } },
    ]);
    const kept = JSON.stringify([
      rows,
      await agency.db.selectFrom('recuperaciones').selectAll().execute(),
    ]);
    for (const secret of [enlace, NEW, 'argon2']) expect(kept).not.toContain(secret);
  });

  test('the owner’s recovery link cannot be created before there is an owner', async () => {
    await agency.empty();
    await expect(createLink()).rejects.toMatchObject({
      message: 'La agencia todavía no está configurada.',
    });
  });
});

describe('handing the agency over', () => {
  const hand = async (as: string, name: string, clave = DEMO_PASSWORD) =>
    agency.call('traspasarPropiedad', { as, body: { usuario: await agency.idOf(name), clave } });

  test('handing the agency over makes the other person the only owner at once, and ends the former owner’s sessions', async () => {
    const [before, after] = [await agency.keyOf('Fundadora'), await agency.keyOf('Gerente')];
    await agency.db.deleteFrom('categoria_permisos').execute();
    expect((await agency.call('allInfoRank', { key: after })).httpStatus).toBe(403);
    expect(await hand('Fundadora', 'Gerente')).toMatchObject({
      httpStatus: 200,
      body: {
        msg: 'La agencia es ahora de Gerente. Vuelve a entrar con los permisos que te quedan.',
      },
    });
    expect(await ownerOf()).toEqual(['Gerente']);
    expect((await agency.call('checkUser', { key: before })).httpStatus).toBe(401);
    expect((await agency.call('allInfoRank', { key: after })).httpStatus).toBe(200);
    expect((await agency.call('checkUser', { as: 'Fundadora' })).body.permisos).toEqual([]);
    const [fundadora, gerente] = [await agency.idOf('Fundadora'), await agency.idOf('Gerente')];
    expect(await audits('traspasarPropiedad')).toMatchObject([
      {
        actor_id: fundadora,
        objetivo_id: gerente,
        antes: { duenia: fundadora },
        despues: { duenia: gerente },
      },
    ]);
  });

  test('handing the agency over is allowed only to the owner, and to another person', async () => {
    expect((await hand('Gerente', 'Recluta')).httpStatus).toBe(403);
    expect((await hand('Fundadora', 'Fundadora')).httpStatus).toBe(403);
    expect(await ownerOf()).toEqual(['Fundadora']);
  });

  test('handing the agency over asks for the password again, with a limit of attempts', async () => {
    expect(await hand('Fundadora', 'Gerente', '')).toMatchObject({
      httpStatus: 400,
      body: { campo: 'clave', msg: 'No dejes campos vacios' },
    });
    for (let i = 0; i < 3; i++)
      expect(await hand('Fundadora', 'Gerente', 'mal')).toMatchObject({
        httpStatus: 400,
        body: { campo: 'clave', msg: 'La clave actual no es correcta' },
      });
    expect((await hand('Fundadora', 'Gerente')).httpStatus).toBe(429);
    expect(await ownerOf()).toEqual(['Fundadora']);
  });

  test('handing the agency over is refused to a dismissed person, and to a person as whom another user could sign in', async () => {
    expect(await hand('Fundadora', 'Expulsado')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa persona está despedida.' },
    });
    await agency.call('resetPassword', {
      as: 'Gerente',
      body: { usuario: await agency.idOf('Agente') },
    });
    expect(await hand('Fundadora', 'Agente')).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringContaining('Agente usa una clave') },
    });
    expect(
      (
        await agency.call('traspasarPropiedad', {
          as: 'Fundadora',
          body: { usuario: 99_999, clave: DEMO_PASSWORD },
        })
      ).httpStatus,
    ).toBe(404);
    expect(await ownerOf()).toEqual(['Fundadora']);
  });

  test('handing the agency over twice at once leaves one owner', async () => {
    const key = await agency.keyOf('Fundadora');
    const names = ['Gerente', 'Supervisora', 'Oficial'];
    const ids = await Promise.all(names.map((name) => agency.idOf(name)));
    const answers = await Promise.all(
      ids.map((usuario) =>
        agency.call('traspasarPropiedad', { key, body: { usuario, clave: DEMO_PASSWORD } }),
      ),
    );
    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
    expect(await ownerOf()).toHaveLength(1);
  });
});
