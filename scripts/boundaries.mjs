// Checks who may import whom, by the rules in .dependency-cruiser.mjs.
import { pathToFileURL } from 'node:url';
import settings, { LAYERED_ROOTS, TEST_FILES } from '../.dependency-cruiser.mjs';
import { findFolderCircles } from './lib/folderCircles.mjs';
import { cacheImports } from './lib/importGraph.mjs';
import { followImports } from './lib/imports.mjs';
import { inProject } from './lib/project.mjs';

const isTest = (path) => new RegExp(TEST_FILES).test(path);

/**
 * Finds circles of folders. A rule of dependency-cruiser would also count imports of tests and of
 * nested folders.
 */
const findCircles = (modules) =>
  LAYERED_ROOTS.flatMap((room) =>
    findFolderCircles(modules, room, isTest).map((violation) => ({
      rule: { name: 'no-circle-of-folders' },
      ...violation,
    })),
  );

/**
 * @param forbidden the rules to check; by default all
 * @returns the modules found and the violations, each {rule: {name}, from, to}
 */
export async function findViolations(baseDir, forbidden = settings.forbidden) {
  const { modules, summary } = await followImports(baseDir, {
    validate: true,
    ruleSet: { forbidden },
  });
  return { modules, violations: [...summary.violations, ...findCircles(modules)] };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { modules, violations } = await cacheImports(() => findViolations(inProject()));
  for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} → ${to}`);
  console.log(`${modules.length} módulos, ${violations.length} infracciones`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
