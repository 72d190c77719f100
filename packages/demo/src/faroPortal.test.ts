import { DEMO_NOW } from '@garita/testing/agency/openTestDemo';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMBLEMA } from './guion/faro/emblema';
import { FARO } from './guion/faro/faro';
import { seedDemo } from './seedDemo';

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency();
  await agency.empty();
  await seedDemo(
    agency.db,
    { personas: FARO.viva, registros: 0 },
    DEMO_NOW,
    async () => 'nada',
    FARO,
  );
});
afterAll(() => agency.close());

const NIVELES = [1, 2, 3, 5, 6, 8, 10, 12];
const idsOf = (rows: readonly { id_categoria: number }[]) =>
  rows.map(({ id_categoria }) => id_categoria);

describe('a portal of eight levels', () => {
  test('a portal of eight levels shows only the levels in use', async () => {
    const { body } = await agency.call('rangos');
    expect(idsOf(body.categorias)).toEqual(NIVELES);
    expect(idsOf((await agency.call('allInfoRank', { as: 'Comandante' })).body)).toEqual(NIVELES);
    const missions = (await agency.call('allInfoMision', { as: 'Comandante' })).body;
    expect([...new Set(idsOf(missions))]).toEqual(NIVELES);
    expect(missions).toHaveLength(19);
  });

  test('a portal of eight levels promotes from one level to the next level in use', async () => {
    const patrona = await agency.idOf('Patrona');
    const [solicitud] = (
      await agency.call('getSolicitudes', { as: 'Patrona', params: { id: patrona } })
    ).body;
    expect(solicitud).toMatchObject({
      nueva: 'Contramaestre I',
      categoria: 5,
      encargadoNombre: 'Capitana',
    });
    await agency.call('addFirma', { as: 'Patrona', body: { firma: 'PAT', id: patrona } });
    const { id, encargado, id_rango, nueva } = solicitud;
    const answered = await agency.call('actionSolicitudes', {
      as: 'Patrona',
      body: { option: 0, id, encargado, rango: id_rango, mision: nueva },
    });
    expect(answered).toMatchObject({ httpStatus: 200 });
    expect(
      (await agency.call('userAllInfo', { as: 'Comandante', params: { id: patrona } })).body,
    ).toMatchObject({ mision: 'Contramaestre I' });
  });

  test('a promoter’s limit in a portal of eight levels is a position among the levels in use', async () => {
    await agency.place('Grumete', 'Vigía III');
    const grumete = await agency.idOf('Grumete');
    const ask = (as: string) => agency.call('sendAscenso', { as, body: { usuario: grumete } });
    expect((await ask('Contramaestre')).httpStatus).toBe(200);
    await agency.place('Vigía', 'Patrón de bote III');
    const vigia = await agency.idOf('Vigía');
    agency.pass({ days: 2 });
    const refused = await agency.call('sendAscenso', {
      as: 'Contramaestre',
      body: { usuario: vigia },
    });
    expect(refused).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Tu categoría no puede ascender hasta esa misión.' },
    });
    expect(
      (await agency.call('sendAscenso', { as: 'Brisa.Norte', body: { usuario: vigia } }))
        .httpStatus,
    ).toBe(200);
  });

  test('the second demo’s portal has its agency’s identity and normativa', async () => {
    const { body } = await agency.call('configuracion');
    expect(body).toMatchObject({
      nombre: 'Faro',
      siglas: 'FAR',
      lema: 'Nadie se queda en el mar',
      color: '#1c6f9e',
    });
    const emblema = await agency.app.inject({ url: `/api/ext/emblema/${body.emblema}` });
    expect([emblema.statusCode, emblema.headers['content-type']]).toEqual([200, 'image/png']);
    expect(emblema.rawPayload.equals(EMBLEMA)).toBe(true);
    expect(EMBLEMA.length).toBeLessThan(10_000);
    expect((await agency.call('normativa')).body).toMatchObject({
      version: 2,
      propia: true,
      contenido: { tipos: [{ nombre: 'Brisa' }, { nombre: 'Temporal' }] },
    });
    const [first] = (await agency.call('versionesNormativa', { as: 'Grumete' })).body;
    expect(first).toMatchObject({ version: 2, autor: 'Farera' });
    expect((await agency.call('aceptacionNormativa', { as: 'Grumete' })).body).toMatchObject({
      version: 2,
      aceptada: null,
    });
    expect((await agency.call('ajustesPaga', { as: 'Farera' })).body).toMatchObject({
      dia: 5,
      hora: 20,
      zona: 'Europe/Madrid',
      monedaPlural: 'conchas',
    });
  });

  test('the owner can edit the ladder of eight levels and is offered the unused levels', async () => {
    const { body } = await agency.call('escalafon', { as: 'Farera' });
    expect(
      body.categorias
        .filter(({ activa }: { activa: boolean }) => !activa)
        .map(({ nivel }: { nivel: number }) => nivel),
    ).toEqual([4, 7, 9, 11]);
  });

  test('the second demo’s portal has its own memberships and time zone', async () => {
    expect(
      (await agency.call('getMembresias')).body.map(({ nombre }: { nombre: string }) => nombre),
    ).toEqual(['Camarote propio', 'Pasaje diario']);
    expect((await agency.call('configuracion')).body).toMatchObject({
      nombre: 'Faro',
      siglas: 'FAR',
      zona: 'Europe/Madrid',
      firma_desde: 5,
    });
  });
});
