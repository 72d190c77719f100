import { expect, test } from 'vitest';
import { celebracionesDe } from './celebracionesDe';
import { novedadesDe } from './novedadesDe';

const nuevo = (id: number) => ({ id, leido: false });
const leido = (id: number) => ({ id, leido: true });
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('unread notices above the last seen id are new, also a user’s first notice', () => {
  expect(ids(novedadesDe([nuevo(7), nuevo(5), nuevo(4), leido(2)], 4))).toEqual([7, 5]);
  expect(ids(novedadesDe([nuevo(1)], 0))).toEqual([1]);
  expect(novedadesDe([nuevo(4)], 4)).toEqual([]);
});

test('a notice already read in another tab is not new', () => {
  expect(novedadesDe([leido(5), nuevo(4)], 4)).toEqual([]);
});

test('notices of a promotion, the employee of the month and an anniversary are celebrated until they are read', () => {
  const avisos = [
    { ...nuevo(5), tipo: 'aniversario' },
    { ...nuevo(4), tipo: 'empleadoMes' },
    { ...leido(3), tipo: 'ascenso' },
    { ...nuevo(2), tipo: 'ascenso' },
    { ...nuevo(1), tipo: 'multa' },
  ];
  expect(ids(celebracionesDe(avisos))).toEqual([5, 4, 2]);
});
