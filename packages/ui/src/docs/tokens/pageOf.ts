import type { IndexEntry } from '../storyIndex';

/**
 * The page of the book that shows a source file: the one of the stories beside it with its name,
 * else the first one of its folder, or of the folder above.
 * @param file path from the project's root
 * @returns the page's id; undefined for a file without one
 */
export function pageOf(
  file: string,
  index: Readonly<Record<string, IndexEntry>>,
): string | undefined {
  const pages = Object.values(index).filter(({ type }) => type === 'docs');
  const at = (start: string) =>
    pages.find(({ importPath }) => importPath.startsWith(`./${start}`))?.id;
  const own = at(file.replace(/\.tsx?$/, '.stories.'));
  if (own) return own;
  const folders = file.split('/').slice(0, -1);
  // `packages/ui/src/screens` itself has stories of everything.
  for (; folders.length > 4; folders.pop()) {
    const page = at(`${folders.join('/')}/`);
    if (page) return page;
  }
  return undefined;
}
