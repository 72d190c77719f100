import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In Storybook's order: {id, title, name, file} each. */
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
