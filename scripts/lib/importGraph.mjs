// Follows the project's imports once and caches the graph. Following takes as long as thousands of
// tests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFingerprint } from './fingerprint.mjs';
import { FOLDERS, followImports } from './imports.mjs';
import { CACHE, inProject } from './project.mjs';

const CACHE_FILE = join(CACHE, 'importaciones.json');
/** A change of these files outdates the cached graph. The lock file has every package's version. */
const SOURCES = [...FOLDERS, '.dependency-cruiser.mjs', 'package.json', 'package-lock.json'];
const isSource = (path) =>
  !/\/(node_modules|dist|\.types|storybook-static)\//.test(path.slice(inProject().length));

/**
 * A fingerprint of the sources. Take it before following imports: the graph may lack a file that is
 * saved meanwhile.
 */
const keyNow = () =>
  contentFingerprint(
    SOURCES.map((path) => inProject(path)),
    isSource,
  );

const toImports = ({ modules }) =>
  modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]);

function readCached(key) {
  try {
    const cached = JSON.parse(readFileSync(CACHE_FILE, 'utf8'));
    return cached.key === key ? cached.imports : null;
  } catch {
    // The cache is missing or truncated.
    return null;
  }
}

/**
 * Caches the graph for `readImports`.
 * @param follow returns dependency-cruiser's result, which has `modules`
 * @returns that result
 */
export async function cacheImports(follow) {
  const key = keyNow();
  const result = await follow();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(CACHE_FILE, JSON.stringify({ key, imports: toImports(result) }));
  return result;
}

/** @returns `[source, [resolved…]]` of each module; from the cache if no source has changed */
export async function readImports() {
  return readCached(keyNow()) ?? toImports(await cacheImports(() => followImports(inProject())));
}
