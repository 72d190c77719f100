import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const { withoutEnglish } = await tsImport(
  '../../packages/ui/src/docs/englishName.ts',
  import.meta.url,
);

/**
 * In Storybook's order: {id, title, name, file} each. The names are those that the sidebar shows.
 */
export function listStories(book) {
  const { entries } = JSON.parse(readFileSync(join(book, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({
      id,
      title,
      name: withoutEnglish(name),
      file: importPath.replace(/^\.\//, ''),
    }));
}
