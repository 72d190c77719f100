import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * In Storybook's order: {id, title, name, file} each. A name of the index has English words after a
 * bar, which no page shows (packages/ui/src/docs/englishName.ts).
 */
export function listStories(book) {
  const { entries } = JSON.parse(readFileSync(join(book, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({
      id,
      title,
      name: name.split(' | ')[0],
      file: importPath.replace(/^\.\//, ''),
    }));
}
