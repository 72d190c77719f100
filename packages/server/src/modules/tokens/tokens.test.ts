import { DEMO_PASSWORD } from '@garita/demo/personas';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { RECHAZOS_TOKEN } from '@garita/domain/tokens/rechazos';
import { TOKENS } from '@garita/domain/tokens/textos';
import { TOKENS_MAX } from '@garita/domain/tokens/token.rules';
import { insertToken } from '@garita/testing/agency/insertToken';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runUpkeep } from '../../scheduleUpkeep';

let agency: TestAgency;
let kept: DatabaseSnapshot;
let full = false;
let start: Date;
beforeAll(async () => {
  agency = await openTestAgency({
    config: { logLevel: 'trace', loginLimit: 10 },
    says: { hasRoom: async () => !full },
  });
  kept = await snapshotDatabase(agency.database);
  start = agency.now();
});
beforeEach(() => kept.restore());
afterEach(() => {
  full = false;
  agency.pass({ minutes: (start.getTime() - agency.now().getTime()) / 60_000 });
});
afterAll(async () => {
  await kept.release();
  await agency.close();
});

const inDays = (days: number) => new Date(agency.now().getTime() + days * 86_400_000).toISOString();
const wanted = (more: Record<string, unknown> = {}) => ({
  nombre: 'Copia de la nómina',
  expira: inDays(30),
  soloLectura: 1,
  clave: DEMO_PASSWORD,
  ...more,
});
const make = (as: string, more: Record<string, unknown> = {}) =>
  agency.call('crearToken', { as, body: wanted(more) });
const tokenOf = async (as: string, more: Record<string, unknown> = {}): Promise<string> =>
  (await make(as, more)).body.token;
const withCodes = (as: string, codigos: readonly Permiso[]) =>
  tokenOf(as, { soloLectura: 0, codigos });
const whoami = async (key: string, as = 'Gerente') =>
  agency.call('usuarioPermiso', { key, params: { id: await agency.idOf(as) } });
const list = async (as: string) => (await agency.call('misTokens', { as })).body;
const multar = async (key: string) =>
  agency.call('sendMulta', {
    key,
    body: { usuario: await agency.idOf('Recluta'), motivo: 'Llegó tarde', creditos: 5 },
  });
const NO_VALE = { httpStatus: 401, body: { msg: RECHAZOS_TOKEN.noVale } };

describe('a token', () => {
  test('a token is shown once, and then only its name and its last four characters', async () => {
    const { httpStatus, body, headers } = await make('Gerente', { nombre: '  Copia ' });
    expect({ httpStatus, msg: body.msg, cache: headers['cache-control'] }).toEqual({
      httpStatus: 200,
      msg: 'Token «Copia» hecho correctamente',
      cache: 'no-store',
    });
    expect(body.token).toMatch(new RegExp(`^gar_${await agency.idOf('Gerente')}_[0-9A-Za-z]{49}$`));
    const mine = {
      id: body.id,
      nombre: 'Copia',
      pista: body.token.slice(-4),
      soloLectura: 1,
      codigos: [],
      creado: agency.now().toISOString(),
    };
    expect(await list('Gerente')).toEqual([{ ...mine, ultimoUso: null, expira: inDays(30) }]);
    expect(await list('Fundadora')).toEqual([]);
    expect(JSON.stringify(await kept.read())).not.toContain(body.token.slice(-49, -4));
  });

  test('a token is accepted in the key header and as a bearer token, for its person', async () => {
    const token = await tokenOf('Gerente');
    const asked = await whoami(token);
    expect(asked).toMatchObject({ httpStatus: 200, body: { datos: { usuario: 'Gerente' } } });
    const params = { id: await agency.idOf('Gerente') };
    for (const authorization of [`Bearer ${token}`, `bearer  ${token}`])
      expect(
        (await agency.call('usuarioPermiso', { params, headers: { authorization } })).body,
      ).toEqual(asked.body);
    expect((await agency.call('validateT', { key: token })).body).toBe(true);
  });

  test('a token is refused if a character was copied wrong, and a session’s key is no bearer token', async () => {
    const token = await tokenOf('Gerente');
    const spoiled = token.slice(0, 20) + (token[20] === 'a' ? 'b' : 'a') + token.slice(21);
    for (const key of [
      spoiled,
      token.slice(0, -1),
      `${token}x`,
      'gar_',
      token.replace(/^gar_\d+/, 'gar_1'),
    ]) {
      expect(await whoami(key)).toMatchObject(NO_VALE);
      expect((await agency.call('validateT', { key })).body).toBe(false);
    }
    const authorization = `Bearer ${await agency.keyOf('Gerente')}`;
    expect((await agency.call('misTokens', { headers: { authorization } })).httpStatus).toBe(401);
  });

  test('a token is never logged, wherever it is sent', async () => {
    const token = await tokenOf('Gerente');
    await whoami(token);
    await agency.call('misTokens', { headers: { authorization: `Bearer ${token}` } });
    await agency.call('usuarioPorNombre', { key: token, params: { name: 'Nadie' } });
    const text = agency.log.join('\n');
    expect(text).toContain('/api/ext/tokens');
    expect(text).not.toContain(token.slice(-49, -6));
  });
});

describe('creating a token', () => {
  test.each([
    [{ nombre: ' ' }, 400, 'nombre', TOKENS.sinNombre],
    [{ nombre: 'x'.repeat(41) }, 400, 'nombre', TOKENS.nombreLargo],
    [{ nombre: 'a\u202eb' }, 400, 'nombre', undefined],
    [{ soloLectura: 0 }, 400, 'codigos', TOKENS.sinCodigos],
    [{ soloLectura: 0, codigos: [] }, 400, 'codigos', TOKENS.sinCodigos],
    [{ expira: '2026-11-21T18:29:59.000Z' }, 400, 'expira', TOKENS.caducado],
    [{ expira: '2026-02-30T00:00:00.000Z' }, 400, 'expira', undefined],
    [{ expira: '2027-11-23T18:30:00.000Z' }, 400, 'expira', TOKENS.caducaTarde],
    [{ clave: '' }, 400, 'clave', TOKENS.sinClave],
    [{ clave: 'otra' }, 400, 'clave', 'La clave actual no es correcta'],
    [
      { soloLectura: 0, codigos: ['mul', 'exc', 'man'] },
      403,
      undefined,
      TOKENS.noLosTienes('exc, man'),
    ],
  ])('creating a token with %j is refused with %i', async (more, httpStatus, campo, msg) => {
    const answer = await make('Supervisora', more);
    expect(answer).toMatchObject({
      httpStatus,
      body: { ...(campo && { campo }), ...(msg && { msg }) },
    });
    expect(await list('Supervisora')).toEqual([]);
  });

  test('creating a token asks for the password, with a limit of attempts', async () => {
    for (let i = 0; i < 10; i++)
      expect((await make('Agente', { clave: `mal ${i}` })).httpStatus).toBe(400);
    expect((await make('Agente')).httpStatus).toBe(429);
  });

  test('creating a token needs a name that is unique for its person, ignoring case and accents, until it is revoked', async () => {
    const { body } = await make('Gerente', { nombre: 'Nómina' });
    expect(await make('Gerente', { nombre: 'NOMINA' })).toMatchObject({
      httpStatus: 409,
      body: { msg: TOKENS.repetido, campo: 'nombre' },
    });
    expect((await make('Agente', { nombre: 'nomina' })).httpStatus).toBe(200);
    await agency.call('revocarToken', { as: 'Gerente', body: { id: body.id } });
    expect((await make('Gerente', { nombre: 'nomina' })).httpStatus).toBe(200);
  });

  test('creating a token is refused to a person with fifty tokens, also if two are created at once', async () => {
    const id = await agency.idOf('Agente');
    for (let i = 1; i < TOKENS_MAX; i++) await insertToken(agency, id, null);
    const answers = await Promise.all([
      make('Agente', { nombre: 'Uno' }),
      make('Agente', { nombre: 'Otro' }),
    ]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    expect(await list('Agente')).toHaveLength(TOKENS_MAX);
  });

  test('creating a token is in the audit log without the token', async () => {
    const token = await withCodes('Gerente', ['ven', 'mul']);
    const { filas } = (
      await agency.call('bitacora', { as: 'Fundadora', query: { operacion: 'crearToken' } })
    ).body;
    expect(filas).toMatchObject([
      {
        actorNombre: 'Gerente',
        conToken: null,
        despues: { nombre: 'Copia de la nómina', permisos: ['ven', 'mul'] },
      },
    ]);
    expect(JSON.stringify(filas)).not.toContain(token.slice(0, 20));
  });
});

describe('the rights of a token', () => {
  test('the rights of a token are answered like a person’s, without the permissions that the token lacks', async () => {
    const { datos } = (await whoami(await withCodes('Fundadora', ['mul', 'ven']), 'Fundadora'))
      .body;
    expect(datos).toMatchObject({ permisoSys: 0, permisos: ['ven', 'mul'], id_categoria: 12 });
    const reading = (await whoami(await tokenOf('Fundadora', { nombre: 'Otro' }), 'Fundadora')).body
      .datos;
    expect(reading.permisoSys).toBe(1);
  });

  test('a token is refused a call beyond its rights, and the refusal names the reason', async () => {
    const [reading, fining] = [
      await tokenOf('Gerente'),
      await insertToken(agency, await agency.idOf('Gerente'), ['mul']),
    ];
    expect(await multar(reading)).toMatchObject({
      httpStatus: 403,
      body: { msg: RECHAZOS_TOKEN.soloLectura },
    });
    expect((await multar(fining)).httpStatus).toBe(200);
    expect(await agency.call('getAllDescuentos', { key: fining })).toMatchObject({
      httpStatus: 403,
      body: { msg: RECHAZOS_TOKEN.sinPermiso },
    });
    for (const key of [reading, fining]) {
      expect(await agency.call('crearToken', { key, body: wanted() })).toMatchObject({
        httpStatus: 403,
        body: { msg: RECHAZOS_TOKEN.nunca },
      });
      expect(await agency.call('logout', { key })).toMatchObject({
        httpStatus: 403,
        body: { msg: RECHAZOS_TOKEN.nunca },
      });
      expect(
        await agency.call('login', { key, body: { usuario: 'Gerente', clave: DEMO_PASSWORD } }),
      ).toMatchObject({ httpStatus: 403, body: { error: 1 } });
    }
  });

  test('the rights of a token lose what the person loses: a rank, an exception, the agency', async () => {
    const fining = await withCodes('Gerente', ['mul']);
    const pagar = await withCodes('Fundadora', ['pag']);
    const reading = await insertToken(agency, await agency.idOf('Fundadora'), null);
    expect((await multar(fining)).httpStatus).toBe(200);
    await agency.place('Gerente', 'Recluta');
    expect((await multar(fining)).httpStatus).toBe(403);
    await agency.db
      .insertInto('excepciones')
      .values({
        usuario_id: await agency.idOf('Gerente'),
        codigo: 'mul',
        encargado_id: await agency.idOf('Fundadora'),
        fecha: agency.now(),
      })
      .execute();
    expect((await agency.call('getAllMultas', { key: fining })).httpStatus).toBe(200);
    await agency.db.deleteFrom('excepciones').execute();
    expect((await agency.call('getAllMultas', { key: fining })).httpStatus).toBe(403);
    await agency.place('Fundadora', 'Recluta');
    expect((await whoami(pagar, 'Fundadora')).body.datos.permisos).toEqual(['pag']);
    await agency.db
      .updateTable('usuarios')
      .set({ permiso_sys: false })
      .where('usuario', '=', 'Fundadora')
      .execute();
    expect((await whoami(pagar, 'Fundadora')).body.datos.permisos).toEqual([]);
    expect((await agency.call('getExcepciones', { key: reading })).httpStatus).toBe(403);
  });

  test('the audit log names the token beside each change made with it', async () => {
    const { key, name } = { key: await withCodes('Gerente', ['mul']), name: 'Copia de la nómina' };
    await multar(key);
    await multar(await agency.keyOf('Gerente'));
    const { filas } = (
      await agency.call('bitacora', { as: 'Fundadora', query: { operacion: 'sendMulta' } })
    ).body;
    expect(
      filas.map(({ conToken, actorNombre }: Record<string, unknown>) => [conToken, actorNombre]),
    ).toEqual([
      [null, 'Gerente'],
      [name, 'Gerente'],
    ]);
  });
});

describe('the last use of a token', () => {
  const lastUse = async () => (await list('Gerente'))[0].ultimoUso;

  test('the last use of a token is stored at once, and then at most every five minutes', async () => {
    const key = await tokenOf('Gerente');
    const first = agency.now().toISOString();
    await whoami(key);
    expect(await lastUse()).toBe(first);
    agency.pass({ minutes: 4 });
    await whoami(key);
    expect(await lastUse()).toBe(first);
    agency.pass({ minutes: 1 });
    await whoami(key);
    expect(await lastUse()).toBe(agency.now().toISOString());
  });

  test('the last use of a token never blocks a script’s reads, even if a full disk cannot store it', async () => {
    const key = await tokenOf('Gerente');
    full = true;
    expect((await whoami(key)).httpStatus).toBe(200);
    expect(await lastUse()).toBeNull();
    full = false;
    await whoami(key);
    expect(await lastUse()).not.toBeNull();
  });
});

describe('a token ends', () => {
  test('a token ends when it expires, and is listed as expired for a month', async () => {
    const key = await tokenOf('Gerente', { expira: inDays(7) });
    agency.pass({ days: 7, minutes: -1 });
    expect((await whoami(key)).httpStatus).toBe(200);
    agency.pass({ minutes: 1 });
    expect(await whoami(key)).toMatchObject(NO_VALE);
    await runUpkeep(agency.db, agency.now());
    expect(await list('Gerente')).toHaveLength(1);
    agency.pass({ days: 31 });
    await runUpkeep(agency.db, agency.now());
    expect(await list('Gerente')).toEqual([]);
  });

  test('a token ends when it is revoked, only by its person', async () => {
    const { body } = await make('Gerente');
    for (const as of ['Fundadora', 'Agente'])
      expect(await agency.call('revocarToken', { as, body: { id: body.id } })).toMatchObject({
        httpStatus: 404,
      });
    expect((await whoami(body.token)).httpStatus).toBe(200);
    const answers = await Promise.all(
      [1, 2].map(() => agency.call('revocarToken', { as: 'Gerente', body: { id: body.id } })),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 404]);
    expect(await whoami(body.token)).toMatchObject(NO_VALE);
    expect(await list('Gerente')).toEqual([]);
  });

  test('a token ends also for a change that has already passed the gate: it is checked again within the write', async () => {
    const { body } = await make('Gerente', { soloLectura: 0, codigos: ['mul'] });
    const revoked = agency.call('revocarToken', { as: 'Gerente', body: { id: body.id } });
    const fines = Array.from({ length: 4 }, () => multar(body.token));
    expect((await revoked).httpStatus).toBe(200);
    const answers = await Promise.all(fines);
    for (const { httpStatus } of answers) expect(httpStatus).toBeOneOf([200, 401]);
    const done = await agency.db
      .selectFrom('bitacora')
      .select(['id', 'operacion'])
      .where('operacion', 'in', ['sendMulta', 'revocarToken'])
      .orderBy('id')
      .execute();
    expect(done.at(-1)?.operacion).toBe('revocarToken');
    expect(done).toHaveLength(answers.filter(({ httpStatus }) => httpStatus === 200).length + 1);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'dismissed',
      async () =>
        agency.call('despedir', {
          as: 'Fundadora',
          body: { usuario: await agency.idOf('Gerente'), motivo: 'Prueba' },
        }),
    ],
    [
      'given another password by another user',
      async () =>
        agency.call('resetPassword', {
          as: 'Fundadora',
          body: { usuario: await agency.idOf('Gerente') },
        }),
    ],
    [
      'choosing another password',
      async () =>
        agency.call('cambioClave', {
          as: 'Gerente',
          body: { clavea: DEMO_PASSWORD, claven: 'una clave nueva' },
        }),
    ],
  ])('a token ends while its person is %s', async (_, act) => {
    const key = await tokenOf('Gerente');
    expect(await act()).toMatchObject({ httpStatus: 200 });
    expect(await whoami(key)).toMatchObject(NO_VALE);
    const rows = await agency.db.selectFrom('tokens').select('revocado_en').execute();
    expect(rows).toEqual([{ revocado_en: agency.now() }]);
  });

  test('a token of a person who must change their password allows only what that person may do', async () => {
    const key = await insertToken(agency, await agency.idOf('Gerente'), null);
    await agency.db
      .updateTable('usuarios')
      .set({ debe_cambiar_clave: true })
      .where('usuario', '=', 'Gerente')
      .execute();
    expect((await whoami(key)).httpStatus).toBe(200);
    expect(await agency.call('misTokens', { key })).toMatchObject({
      httpStatus: 403,
      body: { msg: expect.stringContaining('Cambia tu clave') },
    });
  });
});
