import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withEnglish } from '../../packages/ui/src/docs/englishName';
import { listStories } from './listStories.mjs';

test('the stories of a Storybook have their names without the English words of the search', () => {
  const book = mkdtempSync(join(tmpdir(), 'garita-book-'));
  const story = { id: 'pantallas-multas--vacio', title: 'Pantallas/Multas', type: 'story' };
  const name = withEnglish(story.id, 'Vacío', 'fines');
  const entries = {
    uso: {
      ...story,
      id: 'pantallas-multas--uso',
      name: 'Uso',
      type: 'docs',
      importPath: './a.tsx',
    },
    vacio: { ...story, name, importPath: './packages/a.stories.tsx' },
  };
  writeFileSync(join(book, 'index.json'), JSON.stringify({ entries }));
  expect(name).not.toBe('Vacío');
  expect(listStories(book)).toEqual([
    { id: story.id, title: story.title, name: 'Vacío', file: 'packages/a.stories.tsx' },
  ]);
  rmSync(book, { recursive: true });
});
