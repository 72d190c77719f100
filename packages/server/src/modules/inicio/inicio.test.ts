import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const change = (row: { zona?: string; ajustes?: string }) =>
  agency.db.updateTable('agencia').set(row).execute();
const fechas = async () => (await agency.call('fechas')).body;

describe('fechas', () => {
  test('fechas shows visitors the next pay and the reference of the pay hours (HOM-09, HOM-12)', async () => {
    expect(await fechas()).toEqual({
      proximaPaga: '2026-11-22T01:00:00.000Z',
      referencia: '2026-01-04T01:00:00.000Z',
    });
  });

  test('fechas has the following pay once a pay is over, and the same reference', async () => {
    agency.pass({ hours: 6, minutes: 30 });
    expect(await fechas()).toEqual({
      proximaPaga: '2026-11-29T01:00:00.000Z',
      referencia: '2026-01-04T01:00:00.000Z',
    });
  });

  test('fechas follows the agency’s weekday, hour and zone', async () => {
    await change({
      zona: 'Europe/Madrid',
      ajustes: JSON.stringify({ paga: { dia: 7, hora: 21 } }),
    });
    expect(await fechas()).toEqual({
      proximaPaga: '2026-11-22T20:00:00.000Z',
      referencia: '2026-01-04T20:00:00.000Z',
    });
  });

  test('fechas uses Saturday at 19:00 if the pay day setting is invalid', async () => {
    await change({ ajustes: JSON.stringify({ paga: { dia: 'sábado', hora: 99 } }) });
    expect((await fechas()).proximaPaga).toBe('2026-11-22T01:00:00.000Z');
  });

  test('fechas reports an agency that is not set up', async () => {
    await agency.db.deleteFrom('agencia').execute();
    expect(await agency.call('fechas')).toMatchObject({
      httpStatus: 503,
      body: { msg: 'La agencia todavía no está configurada.' },
    });
  });
});

describe('visita', () => {
  const visita = async () => (await agency.call('visita')).body;

  test('counts for visitors who is in, without their names, and follows the clock-ins', async () => {
    const { dentro } = await visita();
    const key = await agency.keyOf('Recluta');
    const op = (await agency.call('dentro', { key })).body.some(
      ({ usuario }: { usuario: string }) => usuario === 'Recluta',
    )
      ? 1
      : 0;
    await agency.call('actionFichar', { key, body: { op } });
    const after = await visita();
    expect(after.dentro).toBe(dentro + (op === 0 ? 1 : -1));
    expect(Object.keys(after)).toEqual(['dentro', 'primeros']);
  });

  test('tells what a recruit earns and how long the way to the third category is', async () => {
    const { categorias } = (await agency.call('rangos')).body;
    expect((await visita()).primeros).toMatchObject({
      recluta: categorias[0].misiones[0].nombre,
      paga: categorias[0].paga_nomina,
      tercera: categorias[2].misiones[0].nombre,
    });
  });

  test('has no first steps while the ladder is empty', async () => {
    await agency.db.updateTable('misiones').set({ retirada_en: new Date() }).execute();
    expect((await visita()).primeros).toBeNull();
  });
});
