import { expect, test } from 'vitest';
import { packBorrador, readBorrador } from './borrador';

const NOW = 1_000_000;
const YO = 4;
const lista = { marcas: { 31: 'sumado', 32: 'fuerabase' }, queda: 3 } as const;
const kept = packBorrador(YO, lista, NOW);
const minutes = (count: number) => NOW + count * 60_000;

test('an unfinished roll call is restored for its author within half an hour', () => {
  expect(readBorrador(kept, YO, minutes(29))).toEqual(lista);
  expect(readBorrador(packBorrador(YO, { marcas: {} }, NOW), YO, NOW)).toEqual({ marcas: {} });
});

test.each([
  ['nothing was stored', null, YO, NOW],
  ['it belongs to another user', kept, 5, NOW],
  ['it is half an hour old', kept, YO, minutes(30)],
  ['its time is half an hour or more in the future', kept, YO, minutes(-31)],
  ['it is not JSON', '{', YO, NOW],
  ['it has no marks', '{"usuario":4,"en":1000000}', YO, NOW],
  ['it is null', 'null', YO, NOW],
])('the draft is empty when %s', (_, text, usuario, now) => {
  expect(readBorrador(text, usuario, now)).toEqual({ marcas: {} });
});

test('a draft loses unknown marks and an invalid person in charge', () => {
  const text = JSON.stringify({
    usuario: YO,
    en: NOW,
    borrador: { marcas: { 31: 'sumado', 32: 'dormido' }, queda: 'Oficial' },
  });
  expect(readBorrador(text, YO, NOW)).toEqual({ marcas: { 31: 'sumado' } });
});
