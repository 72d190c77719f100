import { Option } from 'commander';
import { expect, test } from 'vitest';
import type { Ficha } from './listCommands';
import { listComunes } from './listComunes';

const json = (description: string) => new Option('--json', description);
const ficha = (...options: Option[]): Ficha => ({
  path: ['uno'],
  description: '',
  usage: '',
  args: [],
  options,
  children: [],
  after: '',
});
const times = (count: number, ...options: Option[]) =>
  Array.from({ length: count }, () => ficha(...options));

test('texts of many commands are printed once; rare ones are printed by each command', () => {
  const [often, seldom, few] = [
    json('escribe JSON'),
    json('escribe JSON: qué es'),
    new Option('--motivo <texto>', 'por qué'),
  ];
  const comunes = listComunes([...times(30, often), ...times(25, seldom), ...times(19, few)]);
  expect(comunes.options.map(({ description }) => description)).toEqual(['escribe JSON']);
  expect(comunes.split([few, often])).toEqual([[few], [often]]);
  expect(comunes.split([seldom])).toEqual([[seldom], []]);
});
