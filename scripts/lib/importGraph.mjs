// The project's import graph, computed once for all users: it takes as long as thousands of tests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFingerprint } from './fingerprint.mjs';
import { FOLDERS, followImports } from './imports.mjs';
import { CACHE, inProject } from './project.mjs';

const KEPT = join(CACHE, 'importaciones.json');
/** The lock file includes all of npm. */
const SOURCES = [...FOLDERS, '.dependency-cruiser.mjs', 'package.json', 'package-lock.json'];
const isSource = (path) =>
  !/\/(node_modules|dist|\.types|storybook-static)\//.test(path.slice(inProject().length));

/** Taken before imports are followed: the graph may lack a file that is saved meanwhile. */
const keyNow = () =>
  contentFingerprint(
    SOURCES.map((path) => inProject(path)),
    isSource,
  );

const toImports = ({ modules }) =>
  modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]);

function readKept(key) {
  try {
    const kept = JSON.parse(readFileSync(KEPT, 'utf8'));
    return kept.key === key ? kept.imports : null;
  } catch {
    // Missing or truncated.
    return null;
  }
}

/** Caches the graph for `readImports`. @param follow returns dependency-cruiser's modules */
export async function keepImports(follow) {
  const key = keyNow();
  const result = await follow();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ key, imports: toImports(result) }));
  return result;
}

/** `[source, [resolved…]]` each; cached if no source has changed. */
export async function readImports() {
  return readKept(keyNow()) ?? toImports(await keepImports(() => followImports(inProject())));
}
