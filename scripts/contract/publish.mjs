// node scripts/contract/publish.mjs: stores the contract as the published contract, at a release.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import { inProject } from '../lib/project.mjs';

export const PUBLISHED = inProject('scripts/contract/published.yaml');

/** Texts, vendor fields, and failures, whose answers all have the same shape. */
const LEFT_OUT = /^(description|summary|example|examples|tags|x-.*|[45]\d\d)$/;

/** The contract without the parts that no program depends on. */
const strip = (node, isNames = false) =>
  Array.isArray(node)
    ? node.map((one) => strip(one))
    : node === null || typeof node !== 'object'
      ? node
      : Object.fromEntries(
          Object.entries(node)
            .filter(([key]) => isNames || !LEFT_OUT.test(key))
            .map(([key, value]) => [key, strip(value, key === 'properties')]),
        );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { openapi, info, paths, components } = parse(
    readFileSync(inProject('openapi.yaml'), 'utf8'),
  );
  const kept = strip({ openapi, info: { version: info.version }, paths, components });
  writeFileSync(PUBLISHED, stringify(kept, { lineWidth: 118, aliasDuplicateObjects: false }));
}
