import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (inputs) =>
  [
    ...new Set(
      inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
    ),
  ].sort();

/**
 * @param folders of packages, from `root`
 * @returns the text of each licence; its name for a package without a text
 */
export function describeLicences(folders, root) {
  const texts = folders.map((folder) => {
    const path = (file) => join(root, folder, file);
    const { name, version, license } = JSON.parse(readFileSync(path('package.json'), 'utf8'));
    const file = readdirSync(path('.')).find((one) => /^licen[cs]e/i.test(one));
    const text = file ? readFileSync(path(file), 'utf8').trim() : license;
    if (!text) throw new Error(`${name} does not name its licence`);
    return `${name} ${version}\n\n${text}\n`;
  });
  return texts.join('\n────────────\n\n');
}

/** Writes the licences of the packages in a bundle. @param root of esbuild's paths */
export function writeLicences({ inputs }, root, file) {
  writeFileSync(file, describeLicences(packagesOf(Object.keys(inputs)), root));
}
