import { actsOnFichajes } from '@garita/testing/acts/fichajes';
import { actsOnTiempos } from '@garita/testing/acts/tiempos';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('fichajes').execute();
});
afterEach(() => agency.close());

const { enter, worked } = actsOnFichajes(() => agency);
const { open } = actsOnTiempos(() => agency);
const hoy = async (as: string) => (await agency.call('hoy', { as })).body;

describe('my day', () => {
  test('my day has the progress to the next promotion, and whether it is already proposed', async () => {
    const { date_finaliza, m_nueva } = (
      await agency.call('verUltimoAscenso', {
        as: 'Oficial',
        params: { userId: await agency.idOf('Recluta') },
      })
    ).body;
    expect((await hoy('Recluta')).ascenso).toMatchObject({
      disponible: date_finaliza,
      siguiente: m_nueva,
      propuesto: 0,
    });
    await agency.call('sendAscenso', {
      as: 'Oficial',
      body: { usuario: await agency.idOf('Recluta') },
    });
    expect((await hoy('Recluta')).ascenso).toMatchObject({ siguiente: m_nueva, propuesto: 1 });
    expect((await hoy('Gerente')).ascenso).toBeNull();
  });

  test('my day has the requirements of the open period, the same as its detail', async () => {
    const id = await agency.idOf('Agente');
    await agency.call('ajustarNomina', {
      as: 'Gerente',
      body: { id, opcion: 0, requisitos: 2, cantidad: 30 },
    });
    const { partes } = (await agency.call('nominaDetalle', { as: 'Agente', params: { id } })).body;
    expect((await hoy('Agente')).partes).toEqual(partes);
  });

  test('my day has the agency’s week from Monday on, with the minutes clocked in until now', async () => {
    await worked('Agente', 30);
    await worked('Agente', 15);
    await enter('Agente');
    agency.pass({ minutes: 12 });
    const { hoy: today, semana, racha } = await hoy('Agente');
    expect(today).toBe('2026-11-21');
    expect(semana.map(({ dia }: { dia: string }) => dia)).toEqual(
      ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
    );
    expect(semana.map(({ minutos }: { minutos: number }) => minutos)).toEqual([
      0, 0, 0, 0, 0, 57, 0,
    ]);
    expect(racha).toBe(1);
  });

  test('my day follows the agency’s days, not UTC’s', async () => {
    // 18:30 UTC is 12:30 in the agency. Twelve hours later it is 00:30 there.
    agency.pass({ hours: 12 });
    await worked('Agente', 10);
    const { hoy: today, semana } = await hoy('Agente');
    expect(today).toBe('2026-11-22');
    expect(semana.at(-1)).toEqual({ dia: '2026-11-22', minutos: 10 });
  });

  test('my day counts consecutive days up to today or yesterday, and none after a missed day', async () => {
    for (let day = 0; day < 3; day++) {
      await worked('Agente', 5);
      agency.pass({ days: 1 });
    }
    expect((await hoy('Agente')).racha).toBe(3);
    await enter('Agente');
    expect((await hoy('Agente')).racha).toBe(4);
    agency.pass({ days: 2 });
    expect((await hoy('Agente')).racha).toBe(0);
  });

  test('my day has the time of the caller’s entry, and the caller’s open time', async () => {
    expect(await hoy('Agente')).toMatchObject({ entrada: null, tiempo: null });
    await enter('Oficial');
    const since = agency.now().toISOString();
    await enter('Agente');
    expect(await open('Agente')).toMatchObject({ httpStatus: 200 });
    agency.pass({ minutes: 12 });
    expect(await hoy('Agente')).toMatchObject({
      entrada: since,
      tiempo: { bajoNombre: 'Agente', altoNombre: 'Oficial', mins: 12 },
    });
    // A time is part of the day of its person, not of the senior who supervises it.
    expect(await hoy('Oficial')).toMatchObject({ entrada: since, tiempo: null });
  });
});
