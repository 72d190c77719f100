import { DEMO_NOW, openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';
import { getDetalle, getTiempos } from '../modules/tiempos/tiempos.service';

test('the demo has sessions in every state, and each log tells how it came to stand as it does', async () => {
  const db = await openTestDemo();
  const tiempos = await getTiempos(db, DEMO_NOW);
  expect(tiempos).toHaveLength(9);
  expect(tiempos.filter(({ pausa }) => pausa === 1)).toHaveLength(3);
  expect(tiempos.filter(({ alto }) => alto <= 0)).toHaveLength(3);
  expect(tiempos.some(({ sumado }) => sumado > 0) && tiempos.some(({ sumado }) => sumado < 0)).toBe(true);
  expect(tiempos.every(({ bajo }) => bajo > 8)).toBe(true);

  const relinked = tiempos.find(({ pausado }) => pausado === 2);
  // 203 minutes open, 15 and 7 of them paused; linked anew 88 minutes ago.
  expect(relinked).toMatchObject({ altoNombre: 'Supervisora', mins: 181, minsA: 81, tiempopausado: 22, pausa: 1 });
  const { logs } = await getDetalle(db, relinked?.bajo ?? 0, DEMO_NOW);
  expect(logs.map(({ motivo, encargado }) => `${motivo} (${encargado})`)).toEqual([
    'Tiempo pausado (Supervisora)',
    'Tiempo ligado (Supervisora)',
    'Tiempo desligado (Oficial)',
    'Tiempo reanudado (Oficial)',
    'Tiempo pausado (Oficial)',
    'Tiempo abierto (Oficial)',
  ]);
});
