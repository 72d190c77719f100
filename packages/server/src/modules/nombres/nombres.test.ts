import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestAgency, type TestAgency } from '../../testing/testAgency';

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency();
});
afterAll(() => agency.close());

const check = (name: string) => agency.call('getUsername', { as: 'Recluta', params: { name } });

describe('whether a name is free', () => {
  test('says yes', async () => {
    expect(await check('Nueva')).toMatchObject({ httpStatus: 200, body: { msg: 'El nombre está libre', status: 0 } });
  });

  test.each(['Oficial', 'oFICIAL', 'Expulsado'])('says that «%s» is taken, by dismissed people too', async (name) => {
    expect(await check(name)).toMatchObject({ httpStatus: 409, body: { msg: 'El nombre ya esta ocupado' } });
  });

  test('says what cannot be a name', async () => {
    expect(await check('con espacio')).toMatchObject({ httpStatus: 400, body: { msg: 'Nombre no puede tener espacio', campo: 'name' } });
  });

  test('takes the same letters written in two ways for the same name', async () => {
    await agency.db.updateTable('usuarios').set({ usuario: 'Vigía' }).where('usuario', '=', 'Agente').execute();
    expect((await check('Vigi\u0301a')).httpStatus).toBe(409);
  });
});
