// Checks the house's arrows: who may import whom. The rules stand in .dependency-cruiser.mjs.
import { pathToFileURL } from 'node:url';
import settings from '../.dependency-cruiser.mjs';
import { keepImports } from './lib/importGraph.mjs';
import { followImports } from './lib/imports.mjs';
import { inProject } from './lib/project.mjs';

/**
 * Follows every import below the project folder `baseDir`.
 * @param forbidden the rules that are held to, all of ours unless they are given
 * @returns the modules found and the violations, each {rule: {name}, from, to}
 */
export async function findViolations(baseDir, forbidden = settings.forbidden) {
  const { modules, summary } = await followImports(baseDir, {
    validate: true,
    ruleSet: { forbidden },
  });
  return { modules, violations: summary.violations };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { modules, violations } = await keepImports(() => findViolations(inProject()));
  for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} → ${to}`);
  console.log(`${modules.length} módulos, ${violations.length} infracciones`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
