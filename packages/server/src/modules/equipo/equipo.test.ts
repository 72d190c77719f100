import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestAgency, type TestAgency } from '../../testing/testAgency';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const dismiss = (usuario: string) => agency.db.updateTable('usuarios').set({ despedido_en: agency.now() }).where('usuario', '=', usuario).execute();
const rename = (usuario: string, to: string) => agency.db.updateTable('usuarios').set({ usuario: to }).where('usuario', '=', usuario).execute();
const namesOf = (people: { usuario: string }[]) => people.map((p) => p.usuario);

describe('admins', () => {
  test('shows visitors the active people of category 10 or above (HOM-03)', async () => {
    expect((await agency.call('admins')).body).toEqual([
      { usuario: 'Fundadora', mision: 'Fundación', categoria: 12 },
      { usuario: 'Gerente', mision: 'Gerencia', categoria: 10 },
    ]);
  });

  test('goes from the highest mission down, then by name in Spanish order', async () => {
    for (const name of ['Oficial', 'Agente', 'Recluta', 'Cabo']) await agency.place(name, 'Gerencia');
    await rename('Oficial', 'Ñu');
    await rename('Agente', 'nube');
    await rename('Recluta', 'Óscar');
    await agency.place('Cabo', 'Dirección');
    expect(namesOf((await agency.call('admins')).body)).toEqual(['Fundadora', 'Cabo', 'Gerente', 'nube', 'Ñu', 'Óscar']);
  });

  test('leaves out whoever was dismissed or demoted', async () => {
    await dismiss('Gerente');
    await agency.place('Fundadora', 'Coordinación I');
    expect((await agency.call('admins')).body).toEqual([]);
  });
});

describe('rangosEquipo', () => {
  test('gives the categories and the active people with their missions (EQU-02, EQU-03)', async () => {
    const [categorias, miembros] = (await agency.call('rangosEquipo', { as: 'Recluta' })).body;
    expect(categorias).toHaveLength(12);
    expect(categorias[4]).toEqual({ id_categoria: 5, n_categoria: 'Oficiales' });
    expect(namesOf(miembros)).toEqual(['Agente', 'Cabo', 'Fundadora', 'Gerente', 'Oficial', 'Recluta', 'Supervisora']);
    expect(miembros[4]).toEqual({ usuario: 'Oficial', mision: 'Oficial I', categoria: 5 });
  });

  test('is closed to visitors', async () => {
    expect((await agency.call('rangosEquipo')).httpStatus).toBe(401);
  });
});
