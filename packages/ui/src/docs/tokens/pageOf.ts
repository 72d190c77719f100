import type { IndexEntry } from '../storyIndex';

/**
 * The page of the book that shows a source file: the page of the stories with the file's name.
 * Without such stories it is the first page of the file's folder, or of the nearest folder above.
 * @param file path from the project's root
 * @returns the page's id; undefined for a file without a page
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
  // Folders such as `packages/ui/src/screens` are left out: their first page shows another file.
  for (; folders.length > 4; folders.pop()) {
    const page = at(`${folders.join('/')}/`);
    if (page) return page;
  }
  return undefined;
}
