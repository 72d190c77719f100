import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { expect, test } from 'vitest';
import { listDescuentos, readDescuento } from '../modules/descuentos/descuentos.service';

test('the demo has codes that can be used, and some that were deleted, one of which is there again', async () => {
  const db = await openTestDemo();
  expect((await listDescuentos(db)).map(({ codigo, descuento }) => [codigo, descuento])).toEqual([
    ['AmigosDelFaro', 15],
    ['ANIVERSARIO-5', 50],
    ['ASPIRANTE', 10],
    ['FundadoresVuelven', 100],
    ['verano', 25],
  ]);
  expect(await readDescuento(db, 'VERANO')).toEqual({ descuento: 25 });
  await expect(readDescuento(db, 'PRIMERMES')).rejects.toMatchObject({ httpStatus: 404 });
});
