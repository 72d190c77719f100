// The faults that the portal is tried against, as the page on trust lists them: that page is the list.
import { readFileSync } from 'node:fs';
import { inProject } from '../lib/project.mjs';

const PAGE = 'docs/decisions/0029-trust.md';

/** The tests that the page names: each with its file and what it says of the test's name. */
export function readFaultTests() {
  const rows = readFileSync(inProject(PAGE), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return rows.flatMap((row) =>
    [...row.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`(?: _([^_]+)_)?/g)].map(
      ([, path, name = '']) => ({ path, name }),
    ),
  );
}

/** The files among them that are the packages' own: the journeys have a runner of their own, and what is in `trust/` runs anyway. */
export const listFaultFiles = () =>
  [...new Set(readFaultTests().map(({ path }) => path))].filter((path) =>
    path.startsWith('packages/'),
  );
