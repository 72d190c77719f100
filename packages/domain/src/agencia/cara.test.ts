import { expect, test } from 'vitest';
import { TODOS_LOS_BLOQUES } from './bloques';
import { readCara } from './cara';

const NADA = { lema: '', color: null, emblema: null, cartel: '', bloques: TODOS_LOS_BLOQUES };

test('an agency without choices looks like Garita’s default', () => {
  for (const ajuste of [undefined, null, 'x', 7, {}]) expect(readCara(ajuste)).toEqual(NADA);
});

test('a valid identity is read back unchanged', () => {
  const cara = {
    lema: 'Siempre despiertos',
    color: '#1d3fd1',
    emblema: 'a'.repeat(64),
    cartel: 'Uno\nDos',
    bloques: ['horas', 'administracion'],
  };
  expect(readCara(cara)).toEqual(cara);
  expect(readCara({ bloques: [] }).bloques).toEqual([]);
});

test('invalid values of an identity count as not chosen, and unknown or repeated blocks are dropped', () => {
  expect(
    readCara({ lema: 7, color: 'red', emblema: '../x', cartel: null, bloques: 'horas' }),
  ).toEqual(NADA);
  expect(readCara({ bloques: ['horas', 'nada', 'horas', 3] }).bloques).toEqual(['horas']);
});
