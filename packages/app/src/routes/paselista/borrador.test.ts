import { expect, test } from 'vitest';
import { packBorrador, readBorrador } from './borrador';

const NOW = 1_000_000;
const YO = 4;
const lista = { marcas: { 31: 'sumado', 32: 'fuerabase' }, queda: 3 } as const;
const kept = packBorrador(YO, lista, NOW);
const minutes = (count: number) => NOW + count * 60_000;

test('an unfinished list is restored for its author', () => {
  expect(readBorrador(kept, YO, minutes(29))).toEqual(lista);
  expect(readBorrador(packBorrador(YO, { marcas: {} }, NOW), YO, NOW)).toEqual({ marcas: {} });
});

test.each([
  ['nothing was kept', null, YO, NOW],
  ['it is somebody else’s', kept, 5, NOW],
  ['it is half an hour old', kept, YO, minutes(30)],
  ['it comes from a clock that was ahead', kept, YO, minutes(-31)],
  ['it is no JSON', '{', YO, NOW],
  ['it is no list', '{"usuario":4,"en":1000000}', YO, NOW],
  ['it is nothing', 'null', YO, NOW],
])('the draft is empty when %s', (_, text, usuario, now) => {
  expect(readBorrador(text, usuario, now)).toEqual({ marcas: {} });
});

test('unknown marks are dropped', () => {
  const text = JSON.stringify({
    usuario: YO,
    en: NOW,
    borrador: { marcas: { 31: 'sumado', 32: 'dormido' }, queda: 'Oficial' },
  });
  expect(readBorrador(text, YO, NOW)).toEqual({ marcas: { 31: 'sumado' } });
});
