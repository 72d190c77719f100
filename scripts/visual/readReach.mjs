import { git } from '../lib/git.mjs';
import { followImports } from '../lib/imports.mjs';
import { withCopy } from '../lib/withCopy.mjs';
import { findTouched } from '../test/touched.mjs';
import { bookKey, SOURCES } from './keys.mjs';

const FOLDERS = SOURCES.filter((path) => !path.includes('.json') && path !== 'packages/app/public');

/** Files that are found by a glob instead of an import: pattern → user. */
const GATHERED = [
  [/\.docs\.tsx$/, 'packages/ui/src/docs/Ejemplos.stories.tsx'],
  [/\/theme\/fonts\//, '.storybook/preview.tsx'],
];

async function followTree(tree) {
  const { modules } = await withCopy(tree, (copy) => followImports(copy, {}, FOLDERS));
  const users = {};
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) users[resolved] = [...(users[resolved] ?? []), source];
  return users;
}

/** file → its importers. Cached, since following takes seconds. */
async function readGraph(tree, albums) {
  const key = bookKey(tree);
  const kept = albums.readGraph(key);
  if (kept) return kept;
  const users = await followTree(tree);
  albums.writeGraph(key, users);
  return users;
}

/**
 * Uses the import graph of `before` only: a file with a new import has itself changed.
 * @returns the differing paths and their importers, a set; null for everything
 */
export async function readReach(before, after, albums) {
  const changed = git(['diff', '--name-only', '--no-renames', before, after, '--', ...SOURCES])
    .split('\n')
    .filter(Boolean);
  if (changed.length === 0) return new Set();
  const users = new Map(Object.entries(await readGraph(before, albums)));
  const touched = findTouched(changed, users);
  if (touched === null) return null;
  const gathering = GATHERED.filter(([what]) => [...touched].some((path) => what.test(path))).map(
    ([, user]) => user,
  );
  return findTouched([...touched, ...gathering], users);
}
