import { PERMISOS } from '@garita/domain/acceso/permisos';
import { formatPermisoIds } from '@garita/domain/excepciones/permisoIds';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('excepciones').execute();
});
afterEach(() => agency.close());

type Extra = { headers?: Record<string, string> };
const act = (as: string, body: Record<string, unknown>, extra: Extra = {}) =>
  agency.call('actionExcepciones', { as, body, ...extra });
const ids = (...codigos: string[]) => formatPermisoIds(codigos);
const give = async (as: string, name: string, ...codigos: string[]) =>
  act(as, { op: 0, usuario: await agency.idOf(name), permisos: ids(...codigos) });
const edit = async (
  as: string,
  name: string,
  codigos: string[],
  more: Record<string, unknown> = {},
) => act(as, { op: 1, id: await agency.idOf(name), permisos: ids(...codigos), ...more });
const remove = async (as: string, name: string, more: Record<string, unknown> = {}) =>
  act(as, { op: 2, id: await agency.idOf(name), ...more });
const listed = async () => (await agency.call('getExcepciones', { as: 'Fundadora' })).body[0];
const codesOf = async (name: string) =>
  (await agency.call('checkUser', { as: name })).body.permisos;
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .selectAll()
    .where('operacion', '=', 'actionExcepciones')
    .orderBy('id')
    .execute();
const statuses = (answers: readonly { httpStatus: number }[]) =>
  answers.map(({ httpStatus }) => httpStatus).sort();
/** Gives Supervisora `exc` and `mul`. Her category has neither `pag` nor `man`. */
const makeEditor = () => give('Fundadora', 'Supervisora', 'exc', 'mul');

describe('the list', () => {
  test('the list of exceptions has one row per person in order of name, and every permission with its id (EXC-04 to EXC-06)', async () => {
    await give('Gerente', 'Recluta', 'mul');
    agency.pass({ hours: 1 });
    await give('Gerente', 'Agente', 'trl', 'adm');
    const { body } = await agency.call('getExcepciones', { as: 'Gerente' });
    expect(body[0]).toEqual([
      {
        id: await agency.idOf('Agente'),
        usuario_nombre: 'Agente',
        permisos: '1,4',
        id_categoria: 3,
        despedido: 0,
        fecha: '2026-11-21T19:30:00.000Z',
        encargadoNombre: 'Gerente',
      },
      expect.objectContaining({
        usuario_nombre: 'Recluta',
        permisos: '13',
        fecha: '2026-11-21T18:30:00.000Z',
      }),
    ]);
    expect(body[1]).toEqual(PERMISOS.map((nombre, i) => ({ id: i + 1, nombre })));
  });

  test('the list of exceptions needs exc, and has a new version after a person is renamed', async () => {
    for (const as of ['Recluta', 'Oficial', 'Supervisora'])
      expect((await agency.call('getExcepciones', { as })).httpStatus, as).toBe(403);
    await give('Gerente', 'Agente', 'mul');
    const { headers } = await agency.call('getExcepciones', { as: 'Gerente' });
    const again = () =>
      agency.call('getExcepciones', {
        as: 'Gerente',
        headers: { 'if-none-match': String(headers.etag) },
      });
    expect((await again()).httpStatus).toBe(304);
    const body = {
      id: await agency.idOf('Agente'),
      nombre: 'Agenta',
      rango: 'igual',
      firma: 'igual',
      mifirma: 'XXX',
    };
    await agency.call('editUsuario', { as: 'Gerente', body });
    expect((await again()).body[0]).toMatchObject([{ usuario_nombre: 'Agenta' }]);
  });
});

describe('granting permissions', () => {
  test('granting permissions applies from the person’s next request on, and is in the audit log (EXC-08)', async () => {
    const key = await agency.keyOf('Agente');
    expect((await agency.call('allInfoRank', { key })).httpStatus).toBe(403);
    expect((await agency.call('getAllFirmas', { key })).httpStatus).toBe(403);
    expect(await give('Gerente', 'Agente', 'adm')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Excepción de Agente creada correctamente', status: 0 },
    });
    expect((await agency.call('getAllFirmas', { key })).httpStatus).not.toBe(403);
    expect(await codesOf('Agente')).toEqual(['adm']);
    const [agente, gerente] = [await agency.idOf('Agente'), await agency.idOf('Gerente')];
    expect(await audits()).toMatchObject([
      {
        actor_id: gerente,
        objetivo_tipo: 'usuario',
        objetivo_id: agente,
        antes: { permisos: [] },
        despues: { permisos: ['adm'] },
      },
    ]);
    expect(await agency.db.selectFrom('excepciones').selectAll().execute()).toEqual([
      { usuario_id: agente, codigo: 'adm', encargado_id: gerente, fecha: agency.now() },
    ]);
  });

  test('granting permissions is refused without a person, and without permissions (EXC-11, EXC-12)', async () => {
    const usuario = await agency.idOf('Agente');
    expect(await act('Gerente', { op: 0 })).toMatchObject({
      httpStatus: 400,
      body: { msg: 'No dejes campos vacios', campo: 'usuario' },
    });
    for (const permisos of ['', undefined]) {
      expect(await act('Gerente', { op: 0, usuario, permisos })).toMatchObject({
        httpStatus: 400,
        body: { msg: 'Selecciona permisos', campo: 'permisos' },
      });
    }
    expect(await act('Gerente', { op: 0, usuario, permisos: '1,99' })).toMatchObject({
      httpStatus: 400,
      body: { msg: 'Ese permiso no existe.' },
    });
    expect(await listed()).toEqual([]);
  });

  test('granting permissions is only for people of a lower category, and never for the caller', async () => {
    await give('Fundadora', 'Supervisora', 'exc', 'pag');
    for (const name of ['Supervisora', 'Gerente', 'Fundadora'])
      expect((await give('Supervisora', name, 'exc')).httpStatus, name).toBe(403);
    expect((await give('Fundadora', 'Fundadora', 'exc')).httpStatus).toBe(403);
    expect((await give('Oficial', 'Recluta', 'asc')).httpStatus).toBe(403);
    expect((await act('Gerente', { op: 0, usuario: 99_999, permisos: '1' })).httpStatus).toBe(404);
  });

  test('granting permissions is refused whole if the author lacks one of them', async () => {
    await makeEditor();
    const answer = await give('Supervisora', 'Agente', 'mul', 'pag', 'man');
    expect(answer).toMatchObject({
      httpStatus: 403,
      body: { msg: 'No puedes dar permisos que no tienes: man, pag.' },
    });
    expect(await codesOf('Agente')).toEqual([]);
    expect((await give('Supervisora', 'Agente', 'mul')).httpStatus).toBe(200);
  });

  test('granting permissions is refused for a permission that the author lost meanwhile', async () => {
    await makeEditor();
    const key = await agency.keyOf('Supervisora');
    await edit('Fundadora', 'Supervisora', ['exc']);
    await agency.db.deleteFrom('categoria_permisos').where('codigo', '=', 'mul').execute();
    const body = { op: 0, usuario: await agency.idOf('Agente'), permisos: ids('mul') };
    expect((await agency.call('actionExcepciones', { key, body })).httpStatus).toBe(403);
  });

  test('granting permissions is refused a second time, and for a dismissed person', async () => {
    await give('Gerente', 'Agente', 'mul');
    expect(await give('Gerente', 'Agente', 'mul')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Agente ya tiene una excepción: edítala.' },
    });
    expect(await give('Gerente', 'Expulsado', 'mul')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esa persona ya no está en la agencia.' },
    });
  });

  test('granting permissions twice at once leaves one exception, and the other gets the conflict', async () => {
    const keys = [await agency.keyOf('Gerente'), await agency.keyOf('Fundadora')] as const;
    const usuario = await agency.idOf('Agente');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        agency.call('actionExcepciones', {
          key: keys[(i % 2) as 0 | 1],
          body: { op: 0, usuario, permisos: i % 2 ? '1' : '13' },
        }),
      ),
    );
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)]);
    expect(await codesOf('Agente')).toHaveLength(1);
    expect(await audits()).toHaveLength(1);
  });

  test('granting permissions twice with one key, as after a lost answer, grants once and gives the same answer', async () => {
    const body = { op: 0, usuario: await agency.idOf('Agente'), permisos: '1' };
    const send = () => act('Gerente', body, { headers: { 'idempotency-key': 'la-misma-clave' } });
    const first = await send();
    expect(await send()).toMatchObject({ httpStatus: 200, body: first.body });
    expect(await audits()).toHaveLength(1);
  });
});

describe('editing an exception', () => {
  test('editing an exception replaces the permissions; those that stay keep their author and date (EXC-09)', async () => {
    await give('Fundadora', 'Agente', 'adm', 'mul');
    agency.pass({ hours: 1 });
    expect((await edit('Gerente', 'Agente', ['mul', 'trl'])).body.msg).toBe(
      'Excepción de Agente editada correctamente',
    );
    expect(await codesOf('Agente')).toEqual(['trl', 'mul']);
    const rows = await agency.db
      .selectFrom('excepciones')
      .select(['codigo', 'encargado_id'])
      .orderBy('codigo')
      .execute();
    expect(rows).toEqual([
      { codigo: 'mul', encargado_id: await agency.idOf('Fundadora') },
      { codigo: 'trl', encargado_id: await agency.idOf('Gerente') },
    ]);
    expect((await audits()).at(-1)).toMatchObject({
      antes: { permisos: ['adm', 'mul'] },
      despues: { permisos: ['mul', 'trl'] },
    });
  });

  test('editing an exception keeps the permissions that the editor does not hold, and says so', async () => {
    await makeEditor();
    await give('Fundadora', 'Agente', 'mul', 'pag');
    expect((await edit('Supervisora', 'Agente', ['mul', 'pag', 'adm'])).body.msg).toBe(
      'Excepción de Agente editada correctamente',
    );
    expect((await edit('Supervisora', 'Agente', ['mem'])).body.msg).toBe(
      'Excepción de Agente editada correctamente. Conserva lo que tú no tienes: pag.',
    );
    expect(await codesOf('Agente')).toEqual(['mem', 'pag']);
    expect((await edit('Supervisora', 'Agente', ['mem', 'pag', 'man'])).httpStatus).toBe(403);
    expect(await codesOf('Agente')).toEqual(['mem', 'pag']);
  });

  test('editing an exception is refused without a permission (EXC-13), and with the same permissions changes nothing', async () => {
    await give('Gerente', 'Agente', 'mul');
    expect(await edit('Gerente', 'Agente', [])).toMatchObject({
      httpStatus: 400,
      body: { msg: 'Selecciona permisos' },
    });
    expect((await edit('Gerente', 'Agente', ['mul'])).httpStatus).toBe(200);
    expect(await audits()).toHaveLength(1);
  });

  test('editing an exception does not overwrite another user’s change', async () => {
    await give('Gerente', 'Agente', 'mul');
    await edit('Fundadora', 'Agente', ['mul', 'adm'], { previos: ids('mul') });
    const late = await edit('Gerente', 'Agente', ['mem'], { previos: ids('mul') });
    expect(late).toMatchObject({
      httpStatus: 409,
      body: {
        msg: 'Alguien ha cambiado mientras tanto los permisos de Agente. Míralos y decide de nuevo.',
      },
    });
    expect((await remove('Gerente', 'Agente', { previos: ids('mul') })).httpStatus).toBe(409);
    expect(await codesOf('Agente')).toEqual(['adm', 'mul']);
  });

  test('editing an exception several times at once from one view: one succeeds', async () => {
    await give('Gerente', 'Agente', 'mul');
    const [key, id] = [await agency.keyOf('Gerente'), await agency.idOf('Agente')];
    const answers = await Promise.all(
      ['1', '4', '5', '6', '7'].map((permisos) =>
        agency.call('actionExcepciones', { key, body: { op: 1, id, permisos, previos: '13' } }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409]);
    expect(await codesOf('Agente')).toHaveLength(1);
  });

  test('editing an unknown exception answers 404, and a person of no lower category is refused', async () => {
    expect(await edit('Gerente', 'Agente', ['mul'])).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa excepción no existe.' },
    });
    await makeEditor();
    expect((await edit('Supervisora', 'Supervisora', ['exc', 'pag'])).httpStatus).toBe(403);
    expect((await act('Gerente', { op: 1, permisos: '1' })).httpStatus).toBe(400);
    // `usuario` is only for creating. An edit takes its person only from `id`.
    const sly = {
      op: 1,
      id: await agency.idOf('Gerente'),
      usuario: await agency.idOf('Agente'),
      permisos: '1',
    };
    expect((await act('Supervisora', sly)).httpStatus).toBe(403);
  });
});

describe('deleting an exception', () => {
  test('deleting an exception removes every permission, at once (EXC-10)', async () => {
    await give('Gerente', 'Agente', 'mul', 'adm');
    const key = await agency.keyOf('Agente');
    expect((await remove('Gerente', 'Agente')).body.msg).toBe(
      'Excepción de Agente borrada correctamente',
    );
    expect((await agency.call('checkUser', { key })).body.permisos).toEqual([]);
    expect((await audits()).at(-1)).toMatchObject({
      antes: { permisos: ['adm', 'mul'] },
      despues: { permisos: [] },
    });
    expect((await remove('Gerente', 'Agente')).httpStatus).toBe(404);
  });

  test('deleting an exception is refused while it has a permission that the author does not hold', async () => {
    await makeEditor();
    await give('Fundadora', 'Agente', 'mul', 'pag');
    expect(await remove('Supervisora', 'Agente')).toMatchObject({
      httpStatus: 403,
      body: { msg: 'No puedes quitar permisos que no tienes: pag.' },
    });
    expect(await codesOf('Agente')).toEqual(['mul', 'pag']);
  });

  test('deleting an exception is possible for a dismissed person, who is marked in the list', async () => {
    await give('Gerente', 'Agente', 'mul');
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: agency.now() })
      .where('usuario', '=', 'Agente')
      .execute();
    expect(await listed()).toMatchObject([{ usuario_nombre: 'Agente', despedido: 1 }]);
    expect((await remove('Gerente', 'Agente')).httpStatus).toBe(200);
    expect(await listed()).toEqual([]);
  });
});
