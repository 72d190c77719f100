// Who imports whom in the project, followed once for all that ask: it takes as long as thousands of tests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFingerprint } from './fingerprint.mjs';
import { FOLDERS, followImports } from './imports.mjs';
import { CACHE, inProject } from './project.mjs';

const KEPT = join(CACHE, 'importaciones.json');
/** The lock file stands for everything from npm. */
const SOURCES = [...FOLDERS, '.dependency-cruiser.mjs', 'package.json', 'package-lock.json'];
const isSource = (path) =>
  !/\/(node_modules|dist|\.types|storybook-static)\//.test(path.slice(inProject().length));

/** Changes with any source; taken before imports are followed, because one that is saved meanwhile is perhaps not among them. */
const keyNow = () =>
  contentFingerprint(
    SOURCES.map((path) => inProject(path)),
    isSource,
  );

const toImports = ({ modules }) =>
  modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]);

/** What was found for these sources; null when that is not known. */
function readKept(key) {
  try {
    const kept = JSON.parse(readFileSync(KEPT, 'utf8'));
    return kept.key === key ? kept.imports : null;
  } catch {
    // Not there yet, or cut short.
    return null;
  }
}

/**
 * Follows every import of the project anew, and leaves what it finds to {@link readImports}.
 * @param follow gives dependency-cruiser's modules
 */
export async function keepImports(follow) {
  const key = keyNow();
  const result = await follow();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ key, imports: toImports(result) }));
  return result;
}

/** Each file with what it imports, `[source, [resolved…]]`: as found before, if no source has changed since. */
export async function readImports() {
  return readKept(keyNow()) ?? toImports(await keepImports(() => followImports(inProject())));
}
