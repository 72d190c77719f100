// The faults that the portal is tested against: docs/guarantees.md is the list.
import { readFileSync } from 'node:fs';
import { inProject } from '../lib/project.mjs';

const PAGE = 'docs/guarantees.md';

/** The tests that the page names: each file, and a part of the test's name. */
export function readFaultTests() {
  const [, faults] = readFileSync(inProject(PAGE), 'utf8').split('## Faults');
  const rows = faults.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) =>
    [...row.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`(?: _([^_]+)_)?/g)].map(
      ([, path, name = '']) => ({ path, name }),
    ),
  );
}

/** Only files in packages: journeys have their own runner, and `trust/` runs completely anyway. */
export const listFaultFiles = () =>
  [...new Set(readFaultTests().map(({ path }) => path))].filter((path) =>
    path.startsWith('packages/'),
  );
