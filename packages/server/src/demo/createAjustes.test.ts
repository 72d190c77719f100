import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';
import { getAscensos, getTiempos } from '../modules/registros/enteros.service';
import { getFichajesRegistrados } from '../modules/registros/fichajes.service';
import { getAjustes, getCambiosNombre, getCambiosRango, getClonesRegistrados } from '../modules/registros/manuales.service';

test('every log of the demo has something to tell, and nobody has less than nothing', async () => {
  const db = await openTestDemo();
  const ajustes = await getAjustes(db, { palabra: '', despues: null });
  expect(ajustes).toHaveLength(5);
  expect(ajustes.map(({ motivo }) => motivo)).toEqual(expect.arrayContaining([expect.stringMatching(/^Suma /), expect.stringMatching(/^Resta /)]));
  for (const read of [getTiempos, getAscensos, getCambiosNombre, getCambiosRango, getClonesRegistrados, getFichajesRegistrados])
    expect((await read(db, { palabra: '', despues: null })).length, read.name).toBeGreaterThan(2);
  const sums = await db
    .selectFrom('nomina')
    .select((eb) => eb.fn.sum<number>('cantidad').as('total'))
    .groupBy(['usuario_id', 'periodo_id', 'tipo'])
    .execute();
  expect(Math.min(...sums.map(({ total }) => Number(total)))).toBeGreaterThanOrEqual(0);
});
