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
  test('is the category, by its name', async () => {
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

  test('is the author of the exception, with its date', async () => {
    await grant('Agente', 'mul', 'Supervisora');
    const excepcion = {
      encargado: await agency.idOf('Supervisora'),
      encargadoNombre: 'Supervisora',
      fecha: '2026-11-21T18:30:00.000Z',
    };
    expect(await explain('Agente')).toEqual([{ codigo: 'mul', categoria: 0, excepcion }]);
    expect(await explain('Cabo')).toEqual([]);
  });

  test('is both, if both grant them', async () => {
    await grant('Oficial', 'tt');
    expect(await explain('Oficial')).toMatchObject([
      { codigo: 'asc', categoria: 1, excepcion: null },
      { codigo: 'tt', categoria: 1, excepcion: { encargadoNombre: 'Gerente' } },
    ]);
  });

  test('is ownership, whatever the category grants', async () => {
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

  test('is listed in the order of the permissions (ROL-01), whenever they were granted', async () => {
    for (const codigo of ['pag', 'adm', 'usu']) await grant('Oficial', codigo);
    expect(codes(await explain('Oficial'))).toEqual(['adm', 'asc', 'tt', 'usu', 'pag']);
  });

  test('omits permissions that no longer exist', async () => {
    await grant('Agente', 'zzz');
    expect(await explain('Agente')).toEqual([]);
  });

  test('keeps the author’s name after their dismissal', async () => {
    await grant('Agente', 'mul', 'Expulsado');
    expect(await explain('Agente')).toMatchObject([
      { excepcion: { encargadoNombre: 'Expulsado' } },
    ]);
  });
});

describe('its list equals the gate’s', () => {
  const PEOPLE = ['Fundadora', 'Gerente', 'Supervisora', 'Oficial', 'Cabo', 'Agente', 'Recluta'];

  test('is the same for all users, at each category, with exceptions', async () => {
    for (const name of PEOPLE) await grant(name, name === 'Recluta' ? 'adm' : 'dec');
    for (const name of PEOPLE)
      expect(codes(await explain(name)), name).toEqual(await gateCodes(name));
    for (const mision of ['Supervisión I', 'Recluta']) {
      await agency.place('Oficial', mision);
      expect(codes(await explain('Oficial')), mision).toEqual(await gateCodes('Oficial'));
    }
  });

  test('is the same for dismissed people, once they are readmitted', async () => {
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
  test('are users with usu or exc, about any person, themselves too', async () => {
    for (const code of ['usu', 'exc']) {
      await agency.db.deleteFrom('excepciones').execute();
      await grant('Recluta', code);
      for (const name of ['Fundadora', 'Recluta'])
        expect((await ask(name, 'Recluta')).httpStatus, `${code}: ${name}`).toBe(200);
    }
  });

  test('are users who may readmit by their category, because they are asked about the person’s own permissions', async () => {
    await agency.db.deleteFrom('categoria_permisos').execute();
    await agency.place('Recluta', 'Fundación');
    expect((await ask('Expulsado', 'Recluta')).httpStatus).toBe(200);
  });

  test('are no other users, not even about themselves', async () => {
    expect((await ask('Supervisora', 'Supervisora')).httpStatus).toBe(403);
    expect((await ask('Recluta', 'Oficial')).httpStatus).toBe(403);
    const id = await agency.idOf('Oficial');
    expect((await agency.call('permisosDe', { params: { id } })).httpStatus).toBe(401);
  });

  test('get a 404 for an unknown person', async () => {
    expect(
      await agency.call('permisosDe', { as: 'Gerente', params: { id: 99_999 } }),
    ).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa persona no existe.' },
    });
  });
});
