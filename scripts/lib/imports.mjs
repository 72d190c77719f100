// Follows every import of the project, types too.
import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import settings from '../../.dependency-cruiser.mjs';

export const FOLDERS = ['packages', 'e2e', 'bench', 'trust', 'scripts', '.storybook'];

/**
 * @param baseDir the project's folder
 * @param options more of dependency-cruiser's
 * @param among folders within it, all of ours unless they are given
 * @returns its result: `modules`, each {source, dependencies: [{resolved}]}, and a `summary`
 */
export async function followImports(baseDir, options = {}, among = FOLDERS) {
  const folders = among.filter((folder) => existsSync(`${baseDir}/${folder}`));
  const { output } = await cruise(folders, { ...settings.options, ...options, baseDir });
  return output;
}
