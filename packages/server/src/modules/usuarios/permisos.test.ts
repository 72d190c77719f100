import { PERMISOS } from '@garita/domain/acceso/permisos';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

interface Permiso {
  readonly codigo: string;
  readonly categoria: 0 | 1;
  readonly excepcion: {
    readonly encargado: number;
    readonly encargadoNombre: string;
    readonly fecha: string;
  } | null;
}

const ask = async (name: string, as = 'Gerente') =>
  agency.call('permisosDe', { as, params: { id: await agency.idOf(name) } });
const explain = async (name: string): Promise<Permiso[]> => (await ask(name)).body.permisos;
const codes = (permisos: readonly Permiso[]) => permisos.map(({ codigo }) => codigo);
const gateCodes = async (name: string): Promise<string[]> =>
  (await agency.call('checkUser', { as: name })).body.permisos;
const grant = async (name: string, codigo: string, by = 'Gerente') =>
  agency.db
    .insertInto('excepciones')
    .values({
      usuario_id: await agency.idOf(name),
      codigo,
      encargado_id: await agency.idOf(by),
      fecha: agency.now(),
    })
    .execute();

describe('the source of a person’s permissions', () => {
  test('the source of a person’s permissions is the category, by its name', async () => {
    expect((await ask('Oficial')).body).toEqual({
      usuario: await agency.idOf('Oficial'),
      categoria: 5,
      n_categoria: 'Oficiales',
      permisoSys: 0,
      permisos: [
        { codigo: 'asc', categoria: 1, excepcion: null },
        { codigo: 'tt', categoria: 1, excepcion: null },
      ],
    });
    expect(await explain('Recluta')).toEqual([]);
  });

  test('the source of a person’s permissions is the author of the exception, with its date', async () => {
    await grant('Agente', 'mul', 'Supervisora');
    const excepcion = {
      encargado: await agency.idOf('Supervisora'),
      encargadoNombre: 'Supervisora',
      fecha: '2026-11-21T18:30:00.000Z',
    };
    expect(await explain('Agente')).toEqual([{ codigo: 'mul', categoria: 0, excepcion }]);
    expect(await explain('Cabo')).toEqual([]);
  });

  test('the source of a person’s permissions is both, if both grant them', async () => {
    await grant('Oficial', 'tt');
    expect(await explain('Oficial')).toMatchObject([
      { codigo: 'asc', categoria: 1, excepcion: null },
      { codigo: 'tt', categoria: 1, excepcion: { encargadoNombre: 'Gerente' } },
    ]);
  });

  test('the source of a person’s permissions is ownership, whatever the category grants', async () => {
    await agency.place('Fundadora', 'Recluta');
    await grant('Fundadora', 'des');
    const { body } = await ask('Fundadora');
    expect(body).toMatchObject({ permisoSys: 1, categoria: 1 });
    expect(codes(body.permisos)).toEqual(PERMISOS);
    expect(
      body.permisos.filter(
        ({ categoria, excepcion }: Permiso) => categoria === 1 || excepcion !== null,
      ),
    ).toMatchObject([{ codigo: 'des', categoria: 0 }]);
  });

  test('a person’s permissions are listed in the order of the permissions (ROL-01), whenever they were granted', async () => {
    for (const codigo of ['pag', 'adm', 'usu']) await grant('Oficial', codigo);
    expect(codes(await explain('Oficial'))).toEqual(['adm', 'asc', 'tt', 'usu', 'pag']);
  });

  test('the source of a person’s permissions omits permissions that no longer exist', async () => {
    await grant('Agente', 'zzz');
    expect(await explain('Agente')).toEqual([]);
  });

  test('the source of a person’s permissions keeps the author’s name after their dismissal', async () => {
    await grant('Agente', 'mul', 'Expulsado');
    expect(await explain('Agente')).toMatchObject([
      { excepcion: { encargadoNombre: 'Expulsado' } },
    ]);
  });
});

describe('the list of permissions equals the gate’s', () => {
  const PEOPLE = ['Fundadora', 'Gerente', 'Supervisora', 'Oficial', 'Cabo', 'Agente', 'Recluta'];

  test('the list of a person’s permissions equals the gate’s for all users, at each category, with exceptions', async () => {
    for (const name of PEOPLE) await grant(name, name === 'Recluta' ? 'adm' : 'dec');
    for (const name of PEOPLE)
      expect(codes(await explain(name)), name).toEqual(await gateCodes(name));
    for (const mision of ['Supervisión I', 'Recluta']) {
      await agency.place('Oficial', mision);
      expect(codes(await explain('Oficial')), mision).toEqual(await gateCodes('Oficial'));
    }
  });

  test('the list of a dismissed person’s permissions equals the gate’s once the person is readmitted', async () => {
    await agency.place('Expulsado', 'Oficial I');
    await grant('Expulsado', 'mul');
    const before = codes(await explain('Expulsado'));
    await agency.call('ingresar', {
      as: 'Gerente',
      body: { usuario: await agency.idOf('Expulsado'), devolverPermisos: 1 },
    });
    expect(before).toEqual(['asc', 'tt', 'mul']);
    expect(await gateCodes('Expulsado')).toEqual(before);
  });
});

describe('the permitted callers', () => {
  test('users with usu or exc may read any person’s permissions, their own too', async () => {
    for (const code of ['usu', 'exc']) {
      await agency.db.deleteFrom('excepciones').execute();
      await grant('Recluta', code);
      for (const name of ['Fundadora', 'Recluta'])
        expect((await ask(name, 'Recluta')).httpStatus, `${code}: ${name}`).toBe(200);
    }
  });

  test('users who may readmit by their category may read a person’s permissions, because readmitting asks about them', async () => {
    await agency.db.deleteFrom('categoria_permisos').execute();
    await agency.place('Recluta', 'Fundación');
    expect((await ask('Expulsado', 'Recluta')).httpStatus).toBe(200);
  });

  test('no other users may read a person’s permissions, not even their own', async () => {
    expect((await ask('Supervisora', 'Supervisora')).httpStatus).toBe(403);
    expect((await ask('Recluta', 'Oficial')).httpStatus).toBe(403);
    const id = await agency.idOf('Oficial');
    expect((await agency.call('permisosDe', { params: { id } })).httpStatus).toBe(401);
  });

  test('the permissions of an unknown person answer 404', async () => {
    expect(
      await agency.call('permisosDe', { as: 'Gerente', params: { id: 99_999 } }),
    ).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa persona no existe.' },
    });
  });
});
