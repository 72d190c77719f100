// Follows every import of the project, types too.
import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import settings from '../../.dependency-cruiser.mjs';

const FOLDERS = ['packages', 'e2e', 'bench', 'trust', 'scripts', '.storybook'];

/**
 * @param baseDir the project's folder
 * @param options more of dependency-cruiser's
 * @returns its result: `modules`, each {source, dependencies: [{resolved}]}, and a `summary`
 */
export async function followImports(baseDir, options = {}) {
  const folders = FOLDERS.filter((folder) => existsSync(`${baseDir}/${folder}`));
  const { output } = await cruise(folders, { ...settings.options, ...options, baseDir });
  return output;
}
