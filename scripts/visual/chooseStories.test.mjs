import { expect, test } from 'vitest';
import { chooseStories, judgeReach, reachesAny } from './chooseStories.mjs';

const STORIES = [
  {
    id: 'pantallas-nomina--vacio',
    title: 'Pantallas/Nómina',
    name: 'Vacío',
    file: 'packages/ui/src/screens/nomina/NominaScreen.stories.tsx',
  },
  {
    id: 'componentes-boton--peligro',
    title: 'Componentes/Botón (Button)',
    name: 'Peligro',
    file: 'packages/ui/src/components/Button.stories.tsx',
  },
];
const choose = (only) => chooseStories(STORIES, only).map(({ id }) => id);
const reached = (...touched) => STORIES.filter(judgeReach(new Set(touched))).map(({ id }) => id);

test('all stories are chosen, or the stories with a given word in id, title or name, whatever the accents', () => {
  expect(choose()).toHaveLength(2);
  expect(choose('nomina')).toEqual(['pantallas-nomina--vacio']);
  expect(choose('BOTÓN,nada')).toEqual(['componentes-boton--peligro']);
  expect(choose('nada')).toEqual([]);
});

test('a change selects the stories whose file it reaches, and all stories when it reaches a shared file', () => {
  expect(reached('packages/ui/src/components/Button.stories.tsx')).toEqual([
    'componentes-boton--peligro',
  ]);
  expect(reached('README.md', '.storybook/historias.txt')).toEqual([]);
  expect(reached('.storybook/preview.tsx')).toHaveLength(2);
  expect(STORIES.every(judgeReach(null))).toBe(true);
});

test('a change outside story files and Storybook’s own files reaches no story', () => {
  expect(reachesAny(new Set(['packages/domain/src/nada.ts', '.storybook/historias.txt']))).toBe(
    false,
  );
  expect(reachesAny(new Set(['packages/ui/src/components/Button.stories.tsx']))).toBe(true);
  expect(reachesAny(new Set(['.storybook/toolbars.ts']))).toBe(true);
  expect(reachesAny(null)).toBe(true);
});
