import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (inputs) =>
  [
    ...new Set(
      inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
    ),
  ].sort();

/** Writes each licence once. @param root of esbuild's paths @throws if a package has none */
export function writeLicences({ inputs }, root, file) {
  const texts = packagesOf(Object.keys(inputs)).map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const licence = readdirSync(join(root, folder)).find((one) => /^licen[cs]e/i.test(one));
    if (!licence) throw new Error(`${name} brings no text of its licence`);
    return `${name} ${version}\n\n${readFileSync(join(root, folder, licence), 'utf8').trim()}\n`;
  });
  writeFileSync(file, texts.join('\n────────────\n\n'));
}
