import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../../config';

let agency: TestAgency;
const open = async (config: Partial<Config> = {}) => {
  agency = await openTestAgency({ config });
};
beforeEach(() => open());
afterEach(() => agency.close());

const HOME = '81.32.10.5';

let hours = 0;
/**
 * Records that a person has used an address. Each call is one hour later than the call before.
 * @param place the address as a letter
 */
async function come(name: string, place: string): Promise<void> {
  const when = new Date(agency.now().getTime() + ++hours * 3_600_000);
  await agency.db
    .insertInto('direcciones')
    .values({
      usuario_id: await agency.idOf(name),
      direccion_hash: place.repeat(43),
      primera_vez: when,
      ultima_vez: when,
    })
    .execute();
}
interface Clon {
  usuario: string;
  permitido: 0 | 1;
}
const groups = async (as = 'Gerente') => (await agency.call('getAllClones', { as })).body;
const names = async () =>
  (await groups()).map(({ num, users }: { num: number; users: Clon[] }) => [
    num,
    ...users.map(({ usuario }) => usuario),
  ]);
const white = async (as = 'Gerente') => (await agency.call('getWhiteList', { as })).body;
const set = async (as: string, name: string, op: 0 | 1, headers: Record<string, string> = {}) =>
  agency.call('actionWhite', { as, body: { user: await agency.idOf(name), op }, headers });
const history = () =>
  agency.db
    .selectFrom('clones_permitidos')
    .select(['usuario_id', 'encargado_id', 'anulado_por'])
    .orderBy('id')
    .execute();
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .selectAll()
    .where('operacion', '=', 'actionWhite')
    .orderBy('id')
    .execute();
const statusesOf = (answers: readonly { httpStatus: number }[]) =>
  answers.map((a) => a.httpStatus).sort();

describe('people who share an address', () => {
  test('people who share an address are listed in groups, with dismissed people and without the address (CLO-03, CLO-09)', async () => {
    await come('Recluta', 'a');
    await come('Expulsado', 'a');
    await come('Oficial', 'b');
    await set('Fundadora', 'Recluta', 1);
    const [recluta, expulsado] = [await agency.idOf('Recluta'), await agency.idOf('Expulsado')];
    expect(await groups()).toEqual([
      {
        num: 1,
        users: [
          { id: expulsado, usuario: 'Expulsado', id_categoria: 2, despedido: 1, permitido: 0 },
          { id: recluta, usuario: 'Recluta', id_categoria: 1, despedido: 0, permitido: 1 },
        ],
      },
    ]);
  });

  test('people who share an address form one group if one of them shares another address, and are in it once', async () => {
    for (const [name, place] of [
      ['Recluta', 'a'],
      ['Agente', 'a'],
      ['Agente', 'b'],
      ['Cabo', 'b'],
      ['Cabo', 'a'],
    ] as const)
      await come(name, place);
    expect(await names()).toEqual([[1, 'Agente', 'Cabo', 'Recluta']]);
  });

  test('people who share an address keep their group number when others are added, and leave the group with their addresses', async () => {
    await come('Fundadora', 'z');
    await come('Oficial', 'a');
    await come('Recluta', 'a');
    expect(await names()).toEqual([[1, 'Oficial', 'Recluta']]);
    await come('Agente', 'z');
    expect(await names()).toEqual([
      [1, 'Oficial', 'Recluta'],
      [2, 'Agente', 'Fundadora'],
    ]);
    await agency.call('deleteIP', {
      as: 'Gerente',
      body: { usuario: await agency.idOf('Recluta') },
    });
    expect(await names()).toEqual([[1, 'Agente', 'Fundadora']]);
  });

  test('people who share an address are listed only for users with cln', async () => {
    for (const as of ['Supervisora', 'Recluta']) {
      expect((await agency.call('getAllClones', { as })).httpStatus, as).toBe(403);
      expect((await agency.call('getWhiteList', { as })).httpStatus, as).toBe(403);
    }
    expect((await agency.call('getAllClones')).httpStatus).toBe(401);
  });
});

describe('the allowed list', () => {
  test('adding to and removing from the allowed list keep their author (CLO-10, CLO-12 to CLO-14)', async () => {
    const [usuario, fundadora] = [await agency.idOf('Recluta'), await agency.idOf('Fundadora')];
    expect(await set('Fundadora', 'Recluta', 1)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Recluta ya puede compartir dirección', status: 0 },
    });
    const fecha = agency.now().toISOString();
    expect(await white()).toEqual([
      { usuario, usuarioNombre: 'Recluta', id_categoria: 1, encargadoNombre: 'Fundadora', fecha },
    ]);
    expect(await set('Fundadora', 'Recluta', 0)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Recluta ya no puede compartir dirección', status: 0 },
    });
    expect(await white()).toEqual([]);
    await set('Fundadora', 'Recluta', 1);
    expect(await history()).toEqual([
      { usuario_id: usuario, encargado_id: fundadora, anulado_por: fundadora },
      { usuario_id: usuario, encargado_id: fundadora, anulado_por: null },
    ]);
    expect(await audits()).toMatchObject([
      {
        actor_id: fundadora,
        objetivo_id: usuario,
        antes: { permitido: false },
        despues: { permitido: true },
      },
      { antes: { permitido: true }, despues: { permitido: false } },
      { antes: { permitido: false }, despues: { permitido: true } },
    ]);
  });

  test('the allowed list is in order of name, and answered with 304 until it or a name changes', async () => {
    await set('Fundadora', 'Oficial', 1);
    await set('Fundadora', 'Agente', 1);
    const read = (etag?: string) =>
      agency.call('getWhiteList', {
        as: 'Gerente',
        headers: etag ? { 'if-none-match': etag } : {},
      });
    const { headers, body } = await read();
    expect(body.map((one: { usuarioNombre: string }) => one.usuarioNombre)).toEqual([
      'Agente',
      'Oficial',
    ]);
    expect((await read(String(headers.etag))).httpStatus).toBe(304);
    await set('Fundadora', 'Agente', 0);
    expect((await read(String(headers.etag))).body).toHaveLength(1);
  });

  test('the allowed list changes only by category 12 with cln (CLO-06, CLO-07)', async () => {
    for (const as of ['Gerente', 'Supervisora', 'Recluta'])
      expect((await set(as, 'Agente', 1)).httpStatus, as).toBe(403);
    expect((await agency.call('actionWhite', { body: { user: 1, op: 1 } })).httpStatus).toBe(401);
    await agency.db
      .updateTable('usuarios')
      .set({ permiso_sys: false })
      .where('usuario', '=', 'Fundadora')
      .execute();
    expect((await set('Fundadora', 'Agente', 1)).httpStatus).toBe(200);
    await agency.db.deleteFrom('categoria_permisos').where('codigo', '=', 'cln').execute();
    expect((await set('Fundadora', 'Oficial', 1)).httpStatus).toBe(403);
  });

  test('the allowed list accepts any existing person, including dismissed people and the caller, and refuses an unknown id', async () => {
    for (const name of ['Expulsado', 'Fundadora', 'Gerente'])
      expect((await set('Fundadora', name, 1)).httpStatus, name).toBe(200);
    expect(
      await agency.call('actionWhite', { as: 'Fundadora', body: { user: 99_999, op: 1 } }),
    ).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa persona no existe.' },
    });
  });

  test('the allowed list reports a repeated act as already done', async () => {
    expect(await set('Fundadora', 'Agente', 0)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Agente no está en la lista de permitidos.' },
    });
    await set('Fundadora', 'Agente', 1);
    expect(await set('Fundadora', 'Agente', 1)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Agente ya está en la lista de permitidos.' },
    });
    expect(await audits()).toHaveLength(1);
  });

  test('twenty changes of the allowed list at once add a person once, and remove them once', async () => {
    const [key, user] = [await agency.keyOf('Fundadora'), await agency.idOf('Agente')];
    for (const op of [1, 0] as const) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => agency.call('actionWhite', { key, body: { user, op } })),
      );
      expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(409)]);
    }
    expect(await history()).toHaveLength(1);
  });

  test('a change of the allowed list repeated with the same key, as after a lost answer, gives the first answer', async () => {
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const first = await set('Fundadora', 'Agente', 1, headers);
    expect(await set('Fundadora', 'Agente', 1, headers)).toMatchObject({
      httpStatus: 200,
      body: first.body,
    });
  });
});

describe('where the agency forbids clones', () => {
  const register = (usuario: string) =>
    agency.call('registro', {
      body: { usuario, clave: 'mi clave', rclave: 'mi clave' },
      headers: { 'x-forwarded-for': HOME },
    });

  test('where the agency forbids clones, no visitor registers from another user’s address until one of its users is allowed', async () => {
    await agency.close();
    await open({ clones: 'block', trustProxy: 1 });
    expect((await register('Primera')).httpStatus).toBe(200);
    expect((await register('Segunda')).httpStatus).toBe(409);
    await set('Fundadora', 'Primera', 1);
    expect((await register('Segunda')).httpStatus).toBe(200);
    expect(await names()).toEqual([[1, 'Primera', 'Segunda']]);
    await set('Fundadora', 'Primera', 0);
    expect((await register('Tercera')).httpStatus).toBe(409);
    await set('Fundadora', 'Segunda', 1);
    expect((await register('Tercera')).httpStatus).toBe(200);
  });
});
