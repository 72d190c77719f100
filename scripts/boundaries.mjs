// Checks the house's arrows: who may import whom. The rules stand in .dependency-cruiser.mjs.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { cruise } from 'dependency-cruiser';
import settings from '../.dependency-cruiser.mjs';
import { inProject } from './lib/project.mjs';

const FOLDERS = ['packages', 'e2e', 'bench', 'trust', 'scripts'];

/**
 * Follows every import below the project folder `baseDir`.
 * @returns the modules found and the violations, each {rule: {name}, from, to}
 */
export async function findViolations(baseDir) {
  const folders = FOLDERS.filter((folder) => existsSync(`${baseDir}/${folder}`));
  const { output } = await cruise(folders, { ...settings.options, baseDir, validate: true, ruleSet: { forbidden: settings.forbidden } });
  return { modules: output.modules, violations: output.summary.violations };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { modules, violations } = await findViolations(inProject());
  for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} → ${to}`);
  console.log(`${modules.length} módulos, ${violations.length} infracciones`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
