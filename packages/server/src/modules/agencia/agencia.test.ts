import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
afterEach(() => agency.close());

describe('configuracion', () => {
  test('configuracion is public, with the settings of the agency and of the external services (AUT-32, ROL-05)', async () => {
    agency = await openTestAgency({
      config: {
        avatarUrl: 'https://avatares.test/{usuario}.png',
        discordUrl: 'https://chat.test/w',
      },
    });
    expect((await agency.call('configuracion')).body).toEqual({
      nombre: 'Agencia Garita',
      siglas: 'GAR',
      firma_desde: 5,
      zona: 'America/Mexico_City',
      avatar: 'https://avatares.test/{usuario}.png',
      radio: { stream: null, info: null },
      widgets: { discord: 'https://chat.test/w', social: null },
      lema: '',
      color: null,
      emblema: null,
      cartel: '',
      bloques: ['administracion', 'empleados', 'horas', 'membresias', 'comunidad'],
      moneda: { nombre: 'crédito', plural: 'créditos', corta: 'c' },
      enlaces: [],
      registro: 'abierto',
    });
  });

  test('configuracion reports an agency that is not set up', async () => {
    agency = await openTestAgency();
    await agency.db.deleteFrom('agencia').execute();
    expect(await agency.call('configuracion')).toMatchObject({
      httpStatus: 503,
      body: { msg: 'La agencia todavía no está configurada.' },
    });
  });
});
