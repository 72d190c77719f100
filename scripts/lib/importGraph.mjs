// The project's import graph, computed once for all users: it takes as long as thousands of tests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFingerprint } from './fingerprint.mjs';
import { FOLDERS, followImports } from './imports.mjs';
import { CACHE, inProject } from './project.mjs';

const KEPT = join(CACHE, 'importaciones.json');
/** The lock file represents all of npm. */
const SOURCES = [...FOLDERS, '.dependency-cruiser.mjs', 'package.json', 'package-lock.json'];
const isSource = (path) =>
  !/\/(node_modules|dist|\.types|storybook-static)\//.test(path.slice(inProject().length));

/**
 * A key of all sources, taken before imports are followed: a file saved in the meantime may be
 * missing from the graph.
 */
const keyNow = () =>
  contentFingerprint(
    SOURCES.map((path) => inProject(path)),
    isSource,
  );

const toImports = ({ modules }) =>
  modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]);

/** The cached graph of these sources; null if there is none. */
function readKept(key) {
  try {
    const kept = JSON.parse(readFileSync(KEPT, 'utf8'));
    return kept.key === key ? kept.imports : null;
  } catch {
    // Missing or truncated.
    return null;
  }
}

/**
 * Follows every import again, and caches the graph for {@link readImports}.
 * @param follow returns dependency-cruiser's modules
 */
export async function keepImports(follow) {
  const key = keyNow();
  const result = await follow();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ key, imports: toImports(result) }));
  return result;
}

/** Each file with its imports, `[source, [resolved…]]`: cached if no source has changed. */
export async function readImports() {
  return readKept(keyNow()) ?? toImports(await keepImports(() => followImports(inProject())));
}
