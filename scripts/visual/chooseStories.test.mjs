import { expect, test } from 'vitest';
import { chooseStories } from './chooseStories.mjs';

const STORIES = [
  { id: 'pantallas-nomina--vacio', title: 'Pantallas/Nómina', name: 'Vacío', file: 'packages/ui/src/screens/nomina/NominaScreen.stories.tsx' },
  { id: 'componentes-boton--peligro', title: 'Componentes/Botón (Button)', name: 'Peligro', file: 'packages/ui/src/components/Button.stories.tsx' },
];
const choose = (asked) => chooseStories(STORIES, { touched: null, ...asked }).map(({ id }) => id);

test('all, unless words are given: those are found in ids, titles and names, whatever the accents', () => {
  expect(choose({})).toHaveLength(2);
  expect(choose({ only: 'nomina' })).toEqual(['pantallas-nomina--vacio']);
  expect(choose({ only: 'BOTÓN,nada' })).toEqual(['componentes-boton--peligro']);
  expect(choose({ only: 'nada' })).toEqual([]);
});

test('of a change those whose file it reaches, and all when it reaches what shows every story', () => {
  expect(choose({ touched: new Set(['packages/ui/src/components/Button.stories.tsx']) })).toEqual(['componentes-boton--peligro']);
  expect(choose({ touched: new Set(['README.md', '.storybook/historias.txt']) })).toEqual([]);
  expect(choose({ touched: new Set(['.storybook/preview.tsx']) })).toHaveLength(2);
  expect(choose({ touched: new Set(['.storybook/preview.tsx']), only: 'nomina' })).toHaveLength(1);
});
