import { DEMO_PASSWORD } from '@garita/demo/personas';
import { FACTORES } from '@garita/domain/factores/textos';
import {
  askForReto,
  prepareAplicacion,
  setUpAplicacion,
  showCodigos,
} from '@garita/testing/agency/aplicacion';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency({ config: { loginLimit: 3 } });
});
afterEach(() => agency.close());

const as = 'Oficial';
const clave = DEMO_PASSWORD;
const mine = async (name = as) => (await agency.call('misFactores', { as: name })).body;
const NOTHING = { aplicacion: null, llaves: [], dominio: 'localhost', quedan: 0 };
const entersWithPassword = async (usuario = as) =>
  'token' in (await agency.call('login', { body: { usuario, clave } })).body;

describe('an authenticator', () => {
  test('an authenticator becomes a second factor once its first code is verified', async () => {
    const { httpStatus, body } = await agency.call('prepararTotp', { as, body: { clave } });
    expect(httpStatus).toBe(200);
    expect(body.secreto).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(body.enlace).searchParams.get('secret')).toBe(body.secreto);
    expect(new URL(body.enlace).pathname).toContain(`:${as}`);
    expect([await mine(), await entersWithPassword()]).toEqual([NOTHING, true]);
    const codigo = showCodigos(agency, body.secreto);
    expect(await agency.call('confirmarTotp', { as, body: { codigo: codigo(5) } })).toMatchObject({
      httpStatus: 400,
      body: { campo: 'codigo', msg: 'El código no es correcto' },
    });
    const { codigos } = (await agency.call('confirmarTotp', { as, body: { codigo: codigo() } }))
      .body;
    expect(codigos).toHaveLength(10);
    expect(new Set(codigos).size).toBe(10);
    for (const one of codigos) expect(one).toMatch(/^([2-9a-km-z]{4}-){3}[2-9a-km-z]{4}$/);
    expect([await mine(), await entersWithPassword()]).toEqual([
      { ...NOTHING, aplicacion: agency.now().toISOString(), quedan: 10 },
      false,
    ]);
  });

  test('an authenticator’s first code is refused a quarter of an hour after the setup began, and from another person', async () => {
    const codigo = await prepareAplicacion(agency, as);
    agency.pass({ minutes: 15 });
    expect(await agency.call('confirmarTotp', { as, body: { codigo: codigo() } })).toMatchObject({
      httpStatus: 409,
    });
    expect(
      await agency.call('confirmarTotp', { as: 'Agente', body: { codigo: codigo() } }),
    ).toMatchObject({ httpStatus: 409 });
  });

  test('an authenticator is replaced by another, and stays valid until the other is verified', async () => {
    const old = await setUpAplicacion(agency, as);
    const codigo = await prepareAplicacion(agency, as);
    const enter = async (one: string) =>
      (
        await agency.call('loginFactor', {
          body: { reto: await askForReto(agency, as), codigo: one },
        })
      ).httpStatus;
    expect([await enter(codigo(1)), await enter(old.codigo(1))]).toEqual([401, 200]);
    expect(
      (await agency.call('confirmarTotp', { as, body: { codigo: codigo() } })).httpStatus,
    ).toBe(200);
    expect([
      await enter(old.codigo(1)),
      await enter(old.codigos[0] as string),
      await enter(codigo(1)),
    ]).toEqual([401, 401, 200]);
  });

  test('an authenticator is removed with the password, together with its recovery codes', async () => {
    await setUpAplicacion(agency, as);
    expect((await agency.call('quitarTotp', { as, body: { clave } })).httpStatus).toBe(200);
    expect([await mine(), await entersWithPassword()]).toEqual([NOTHING, true]);
    expect(await agency.call('quitarTotp', { as, body: { clave } })).toMatchObject({
      httpStatus: 409,
    });
  });

  test('an authenticator encrypted with a lost installation secret answers 503, which does not count as an attempt, and a recovery code still works', async () => {
    const { codigo, codigos } = await setUpAplicacion(agency, as);
    const restored = await openTestAgency({ config: { secret: 'otro secreto' } });
    const tables = ['totp', 'codigos_recuperacion'] as const;
    for (const table of tables) {
      const rows = await agency.db.selectFrom(table).selectAll().execute();
      await restored.db
        .insertInto(table)
        .values(rows as never)
        .execute();
    }
    const reto = await askForReto(restored, as);
    const enter = async (one: string) =>
      restored.call('loginFactor', { body: { reto, codigo: one } });
    // The loop tries more often than a challenge accepts wrong answers.
    for (let i = 0; i < 7; i++)
      expect(await enter(codigo(1))).toMatchObject({
        httpStatus: 503,
        body: { msg: FACTORES.ilegible },
      });
    expect(await restored.db.selectFrom('accesos_fallidos').selectAll().execute()).toEqual([]);
    expect((await enter(codigos[0] as string)).httpStatus).toBe(200);
    await restored.close();
  });
});

describe('recovery codes', () => {
  test('recovery codes are renewed with the password, and the previous codes stop working', async () => {
    const { codigos } = await setUpAplicacion(agency, as);
    const { body } = await agency.call('nuevosCodigos', { as, body: { clave } });
    const enter = async (codigo: string) =>
      (await agency.call('loginFactor', { body: { reto: await askForReto(agency, as), codigo } }))
        .httpStatus;
    expect([await enter(codigos[0] as string), await enter(body.codigos[0])]).toEqual([401, 200]);
    expect((await mine()).quedan).toBe(9);
  });

  test('recovery codes are for people with a second factor', async () => {
    expect(await agency.call('nuevosCodigos', { as, body: { clave } })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Antes pon un segundo factor' },
    });
  });
});

describe('the password is asked again', () => {
  test.each(['prepararTotp', 'quitarTotp', 'nuevosCodigos'] as const)(
    '%s asks for the password again, with a limit of attempts',
    async (call) => {
      await setUpAplicacion(agency, as);
      for (let i = 0; i < 3; i++)
        expect(await agency.call(call, { as, body: { clave: 'mal' } })).toMatchObject({
          httpStatus: 400,
          body: { campo: 'clave' },
        });
      expect((await agency.call(call, { as, body: { clave } })).httpStatus).toBe(429);
      expect(await mine()).toMatchObject({ aplicacion: expect.any(String), quedan: 10 });
    },
  );
});

describe('a user who has lost their second factor', () => {
  const reset = async (by: string, whom = as) =>
    agency.call('reiniciarFactores', { as: by, body: { usuario: await agency.idOf(whom) } });

  test('a user who has lost their second factor signs in again with only the password after an administrator’s reset, and the log names the administrator', async () => {
    await setUpAplicacion(agency, as);
    const reto = await askForReto(agency, as);
    expect(await reset('Gerente')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Oficial ya no tiene segundo factor' },
    });
    expect([await mine(), await entersWithPassword()]).toEqual([NOTHING, true]);
    expect(
      (await agency.call('loginFactor', { body: { reto, codigo: '000000' } })).httpStatus,
    ).toBe(401);
    const [entry] = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'reiniciarFactores')
      .execute();
    expect(entry).toMatchObject({
      actor_id: await agency.idOf('Gerente'),
      antes: { aplicacion: true, codigos: 10 },
      despues: { factores: 'quitados' },
    });
    expect(await reset('Gerente')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa persona no tiene segundo factor.' },
    });
  });

  test('a lost second factor is not reset by a user who lacks the person’s permissions, nor by a new password alone', async () => {
    await setUpAplicacion(agency, as);
    const [usuario_id, encargado_id] = [await agency.idOf(as), await agency.idOf('Fundadora')];
    await agency.db
      .insertInto('excepciones')
      .values({ usuario_id, codigo: 'man', encargado_id, fecha: agency.now() })
      .execute();
    await agency.db
      .deleteFrom('categoria_permisos')
      .where('categoria_id', '=', 10)
      .where('codigo', '=', 'man')
      .execute();
    expect(await reset('Gerente')).toMatchObject({
      httpStatus: 403,
      body: {
        msg: 'No puedes quitar el segundo factor de quien tiene permisos que tú no tienes: man.',
      },
    });
    const nueva = (
      await agency.call('resetPassword', { as: 'Fundadora', body: { usuario: usuario_id } })
    ).body.clave;
    expect(
      (await agency.call('login', { body: { usuario: as, clave: nueva } })).body,
    ).toMatchObject({ formas: ['codigo', 'recuperacion'] });
  });
});

test('neither a second factor’s secret nor a recovery code is in the database or in the log', async () => {
  const { secreto } = (await agency.call('prepararTotp', { as, body: { clave } })).body;
  const codigo = showCodigos(agency, secreto);
  const { codigos } = (await agency.call('confirmarTotp', { as, body: { codigo: codigo() } })).body;
  const kept = JSON.stringify([
    await agency.db.selectFrom('totp').selectAll().execute(),
    await agency.db.selectFrom('codigos_recuperacion').selectAll().execute(),
    await agency.db.selectFrom('bitacora').selectAll().execute(),
    agency.log,
  ]);
  for (const secret of [secreto, codigos[0], codigos[0].replaceAll('-', '')])
    expect(kept).not.toContain(secret);
});
