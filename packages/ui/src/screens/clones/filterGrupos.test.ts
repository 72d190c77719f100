import { expect, test } from 'vitest';
import { filterGrupos } from './filterGrupos';

const clon = (id: number, usuario: string) => ({
  id,
  usuario,
  id_categoria: 1,
  despedido: 0 as const,
  permitido: 0 as const,
});
const GRUPOS = [
  { num: 1, users: [clon(1, 'Óscar.M'), clon(2, 'Agente')] },
  { num: 2, users: [clon(3, 'Recluta'), clon(4, 'Cabo')] },
];

test.each([
  ['', [1, 2]],
  ['  ', [1, 2]],
  ['oscar', [1]],
  ['ÓSCAR', [1]],
  ['cabo', [2]],
  ['a', [1, 2]],
  ['nadie', []],
])('searching %j finds the whole groups %j (CLO-02)', (text, nums) => {
  expect(filterGrupos(GRUPOS, text).map(({ num }) => num)).toEqual(nums);
});
