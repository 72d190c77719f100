import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The stories of a Storybook, in its order: {id, title, name, file}. */
export function listStories(book) {
  const { entries } = JSON.parse(readFileSync(join(book, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({
      id,
      title,
      name,
      file: importPath.replace(/^\.\//, ''),
    }));
}
