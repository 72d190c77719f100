import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { readEscalafon } from '@garita/testing/scenarios/escalafon';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '../../gate/handlers';

type Body = Call<'guardarEscalafon'>['body'];
type Categoria = Body['categorias'][number];
type Permisos = NonNullable<Categoria['permisos']>;

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const read = () => readEscalafon(agency);
const put = (body: Body, nivel: number, values: Partial<Categoria>) =>
  Object.assign(body.categorias.find((c) => c.nivel === nivel) as Categoria, values);
const save = (body: Body, as = 'Fundadora') => agency.call('guardarEscalafon', { as, body });
async function change(edit: (body: Body) => unknown, as = 'Fundadora') {
  const body = await read();
  edit(body);
  return save(body, as);
}

describe('the permission codes of the ladder’s categories', () => {
  const codes = async (nivel: number): Promise<string[]> =>
    (await agency.call('matriz', { as: 'Fundadora' })).body.categorias.find(
      (c: { id_categoria: number }) => c.id_categoria === nivel,
    ).permisos;
  const give = (nivel: number, ...codigos: string[]) =>
    change((body) => put(body, nivel, { permisos: codigos as Permisos }));

  test('the permission codes of the ladder’s categories come with each template', async () => {
    const { body } = await agency.call('plantillasEscalafon');
    const given = body.map(({ categorias }: Body) =>
      categorias.filter(({ permisos }) => permisos?.includes('asc')).map(({ nivel }) => nivel),
    );
    expect(given).toEqual([[5, 6, 7, 8, 9, 10, 11, 12], [5, 6, 7, 8, 9, 10, 11, 12], [12]]);
  });

  test('the permission codes of the ladder’s categories are saved with the ladder, apply from the next request on, and are in the audit log', async () => {
    expect(await give(4, 'tt', 'asc')).toMatchObject({ httpStatus: 200 });
    expect(await codes(4)).toEqual(['asc', 'tt']);
    expect((await agency.call('checkUser', { as: 'Cabo' })).body.permisos).toEqual(['asc', 'tt']);
    const [audit] = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'guardarEscalafon')
      .execute();
    expect(audit).toMatchObject({ despues: { cambios: ['Cabos dará los permisos asc y tt.'] } });
  });

  test('the permission codes of the ladder’s categories do not change if none are sent', async () => {
    await change((body) => {
      delete put(body, 5, { paga_nomina: 15 }).permisos;
    });
    expect(await codes(5)).toEqual(['asc', 'tt']);
  });

  test('the permission codes of the ladder’s categories are granted by users who hold them, to categories lower than their own, and agc only by the owner', async () => {
    await agency.db
      .insertInto('categoria_permisos')
      .values({ categoria_id: 8, codigo: 'agc' })
      .execute();
    const by = (nivel: number, codigo: string) =>
      change((body) => put(body, nivel, { permisos: [codigo] as Permisos }), 'Supervisora');
    expect(await by(4, 'pag')).toMatchObject({
      httpStatus: 403,
      body: { msg: 'No puedes dar ni quitar pag: tú no lo tienes.' },
    });
    expect(await by(4, 'agc')).toMatchObject({
      httpStatus: 403,
      body: { msg: 'Solo la persona dueña de la agencia da y quita agc.' },
    });
    expect((await by(10, 'tt')).httpStatus).toBe(403);
    expect(await codes(4)).toEqual([]);
    expect((await by(4, 'mul')).httpStatus).toBe(200);
    expect(await codes(4)).toEqual(['mul']);
  });

  test('the permission codes of the ladder’s categories are not overwritten if another user has changed them meanwhile', async () => {
    const body = await read();
    await agency.call('setMatriz', {
      as: 'Fundadora',
      body: { data: [{ id_categoria: 4, permisos: ['mul'] }] },
    });
    put(body, 4, { permisos: ['asc'] });
    expect(await save(body)).toMatchObject({ httpStatus: 409, body: { campo: 'version' } });
    expect(await codes(4)).toEqual(['mul']);
  });

  test('of the ladder and the matrix saved at once, one succeeds', async () => {
    const body = await read();
    put(body, 4, { permisos: ['asc'] });
    const answers = await Promise.all([
      save(body),
      agency.call('setMatriz', {
        as: 'Fundadora',
        body: {
          data: [{ id_categoria: 4, permisos: ['mul'] }],
          previos: [{ id_categoria: 4, permisos: [] }],
        },
      }),
    ]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    expect(await codes(4)).toEqual(answers[0].httpStatus === 200 ? ['asc'] : ['mul']);
  });
});
