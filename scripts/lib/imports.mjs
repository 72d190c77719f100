// Follows every import of the project, types included.
import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import settings from '../../.dependency-cruiser.mjs';

export const FOLDERS = ['packages', 'e2e', 'bench', 'trust', 'scripts', '.storybook'];

/**
 * @param among folders in `baseDir`; by default all
 * @returns dependency-cruiser's result: `modules`, each {source, dependencies: [{resolved}]}, and a
 * `summary`
 */
export async function followImports(baseDir, options = {}, among = FOLDERS) {
  const folders = among.filter((folder) => existsSync(`${baseDir}/${folder}`));
  const { output } = await cruise(folders, { ...settings.options, ...options, baseDir });
  return output;
}
