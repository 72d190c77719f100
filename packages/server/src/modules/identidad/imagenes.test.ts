import { makeGif, makePng } from '@garita/domain/testing/makeImagen';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findImagenMedidas, getImagen, storeImagen } from './imagenes.service';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const store = (bytes: Uint8Array, options?: Parameters<typeof storeImagen>[3]) =>
  agency.db
    .transaction()
    .execute((tx) => storeImagen(tx, Buffer.from(bytes), agency.now(), options));

test('a picture is stored once under its hash, byte for byte', async () => {
  const first = await store(makePng(96));
  expect(first).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), isNew: true });
  expect(await store(makePng(96))).toEqual({ hash: first.hash, isNew: false });
  expect(await getImagen(agency.db, first.hash)).toEqual({
    tipo: 'image/png',
    bytes: Buffer.from(makePng(96)),
  });
  expect(await findImagenMedidas(agency.db, first.hash)).toEqual({
    tipo: 'image/png',
    ancho: 96,
    alto: 96,
  });
  expect((await store(makeGif(96))).hash).not.toBe(first.hash);
});

test('the same picture stored several times at once is kept once', async () => {
  const stored = await Promise.all(Array.from({ length: 4 }, () => store(makePng(128))));
  expect(new Set(stored.map(({ hash }) => hash)).size).toBe(1);
  expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test('a file that is no picture, or that breaks a rule of its field, is refused with the field', async () => {
  const refused = { httpStatus: 400, detail: { campo: 'icono' } };
  await expect(store(Buffer.from('<svg/>'), { campo: 'icono' })).rejects.toMatchObject(refused);
  await expect(
    store(makePng(96), { campo: 'icono', rules: [() => 'Así no'] }),
  ).rejects.toMatchObject({ ...refused, message: 'Así no' });
  expect(await agency.db.selectFrom('imagenes').select('hash').execute()).toEqual([]);
});

test('no picture is stored once the stored pictures reach their total limit', async () => {
  const bytes = Buffer.alloc(33 * 1024 * 1024);
  for (const letter of ['a', 'b']) {
    const row = {
      hash: letter.repeat(64),
      tipo: 'image/png' as const,
      ancho: 64,
      alto: 64,
      bytes: letter === 'a' ? bytes : Buffer.alloc(31 * 1024 * 1024),
    };
    await agency.db
      .insertInto('imagenes')
      .values({ ...row, creada_en: agency.now() })
      .execute();
  }
  await expect(store(makePng(96))).rejects.toMatchObject({ httpStatus: 409 });
});

test('an unknown hash has no picture', async () => {
  await expect(getImagen(agency.db, 'f'.repeat(64))).rejects.toMatchObject({ httpStatus: 404 });
  expect(await findImagenMedidas(agency.db, 'f'.repeat(64))).toBeNull();
});
