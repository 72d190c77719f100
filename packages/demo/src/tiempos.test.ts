import { isPaseHeld } from '@garita/server/src/modules/paselista/paselista.service';
import { getDetalle, getTiempos } from '@garita/server/src/modules/tiempos/tiempos.service';
import { DEMO_NOW, openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';

test('the demo has times in every state, and each log explains it', async () => {
  const db = await openTestDemo();
  const tiempos = await getTiempos(db, DEMO_NOW);
  expect(tiempos.filter(({ pausa }) => pausa === 1)).toHaveLength(3);
  expect(tiempos.filter(({ alto }) => alto <= 0).length).toBeGreaterThanOrEqual(3);
  expect(tiempos.some(({ sumado }) => sumado > 0) && tiempos.some(({ sumado }) => sumado < 0)).toBe(
    true,
  );
  // This time has been open for more than eight hours, and the person who opened it has clocked
  // out.
  const forgotten = await db
    .selectFrom('tiempos')
    .selectAll()
    .where('cerrado_en', 'is', null)
    .orderBy('abierto_en')
    .limit(2)
    .execute();
  expect(
    forgotten.map(({ abierto_en }) => DEMO_NOW.getTime() - abierto_en.getTime() > 8 * 3_600_000),
  ).toEqual([true, false]);
  expect(forgotten[0]?.alto_id).toBeNull();

  const relinked = tiempos.find(({ pausado }) => pausado === 2);
  // The time has been open for 203 minutes. It was paused for 15 minutes and for 7 minutes, and
  // linked again 88 minutes ago. Each act has a random second within its minute, so the minutes may
  // differ by 2.
  expect(relinked).toMatchObject({ altoNombre: 'Supervisora', pausa: 1 });
  const near = (minutes: number) => [minutes - 2, minutes - 1, minutes, minutes + 1, minutes + 2];
  expect(near(181)).toContain(relinked?.mins);
  expect(near(81)).toContain(relinked?.minsA);
  expect(near(22)).toContain(relinked?.tiempopausado);
  const { logs } = await getDetalle(db, relinked?.bajo ?? 0, DEMO_NOW);
  expect(logs.slice(0, 6).map(({ motivo, encargado }) => `${motivo} (${encargado})`)).toEqual([
    'Tiempo pausado (Supervisora)',
    'Tiempo ligado (Supervisora)',
    'Tiempo desligado (Oficial)',
    'Tiempo reanudado (Oficial)',
    'Tiempo pausado (Oficial)',
    'Tiempo abierto (Oficial)',
  ]);
});

test('the last roll call is long enough ago for the next', async () => {
  expect(await isPaseHeld(await openTestDemo(), DEMO_NOW)).toBe(false);
});
