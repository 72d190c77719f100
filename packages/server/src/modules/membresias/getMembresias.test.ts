import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nombreMembresia } from './nombreMembresia';

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency();
});
afterAll(() => agency.close());

test('the list shows visitors the catalogue (HOM-15, MEM-07)', async () => {
  const { body } = await agency.call('getMembresias');
  expect(body.map((m: { nombre: string }) => m.nombre)).toEqual([
    'Fundadores',
    'Media jornada',
    'VIP',
  ]);
  expect(body[1]).toEqual({
    id: expect.any(Number),
    nombre: 'Media jornada',
    precio: 25,
    vip: 0,
    perma: 0,
    image: '',
    details: 'Los requisitos de la nómina, a la mitad.',
    reduccion: 1,
  });
  expect(body[0]).toMatchObject({ precio: 150, vip: 1, perma: 1, reduccion: 0 });
});

test('the list is in Spanish order', async () => {
  const nombres = ['Ñandú', 'Órbita', 'Nube', 'Oro', 'ámbar'];
  await agency.db
    .insertInto('membresias')
    .values(nombres.map((nombre) => ({ ...nombreMembresia(nombre), precio: 1 })))
    .execute();
  const { body } = await agency.call('getMembresias');
  expect(
    body.map((m: { nombre: string }) => m.nombre).filter((n: string) => nombres.includes(n)),
  ).toEqual(['ámbar', 'Nube', 'Ñandú', 'Órbita', 'Oro']);
});

test('the list answers 304 to a client that has it', async () => {
  const { headers } = await agency.call('getMembresias');
  expect(
    (await agency.call('getMembresias', { headers: { 'if-none-match': String(headers.etag) } }))
      .httpStatus,
  ).toBe(304);
});
