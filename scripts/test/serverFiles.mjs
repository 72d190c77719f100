// The only list of the server tests that run on each database. `npm test` follows the list;
// `npm run test:nightly` runs every test on both databases.
import { readdirSync } from 'node:fs';
import { draw } from '../lib/draw.mjs';
import { inProject } from '../lib/project.mjs';
import { leftOut, sampleSeed } from './sample.mjs';

const SRC = 'packages/server/src';

/**
 * Tests whose result can depend on the database: migrations, transactions, locks, files, concurrent
 * writes. The embedded database is PostgreSQL too, so calls with the same SQL are tested on one
 * database. All reads run on both, since each database has its own driver.
 * The embedded database's run starts from this list. The two lists below name the files that run on
 * one database only.
 */
export const ON_BOTH = [
  `${SRC}/db/`,
  `${SRC}/write/`,
  `${SRC}/contract/parallel.test.ts`,
  `${SRC}/contract/reads.test.ts`,
  `${SRC}/createOwnersLink.test.ts`,
  `${SRC}/respaldo/`,
  `${SRC}/modules/respaldo/`,
];

export const ON_EMBEDDED_ALONE = [
  `${SRC}/db/embedded/`,
  `${SRC}/db/generateTables.test.ts`,
  `${SRC}/createOwnersLink.test.ts`,
];

/**
 * Tests that need a PostgreSQL server. Tests in no list also run on PostgreSQL only: their code is
 * the same on both databases, PostgreSQL is faster, and large agencies use it.
 */
export const ON_POSTGRES_ALONE = [`${SRC}/db/postgres/`];

export const excluding = (paths) =>
  paths.flatMap((path) => ['--exclude', path.endsWith('/') ? `${path}**` : path]);

/** The test of a killed process. */
const CRASH = 'crash.test.ts';

/**
 * The sample of the embedded database: its crash test, one of its other files, a read of each list.
 */
function sampleOfEmbedded() {
  const folder = `${SRC}/db/embedded`;
  const files = readdirSync(inProject(folder))
    .filter((name) => name.endsWith('.test.ts') && name !== CRASH)
    .map((name) => `${folder}/${name}`);
  return [
    `${folder}/${CRASH}`,
    ...draw([...files, `${SRC}/db/generateTables.test.ts`], 0),
    `${SRC}/contract/reads.test.ts`,
  ];
}

export const embeddedFiles = () =>
  sampleSeed() ? sampleOfEmbedded() : [...ON_BOTH, ...excluding(ON_POSTGRES_ALONE)];

export const postgresFiles = () =>
  excluding([
    ...ON_EMBEDDED_ALONE,
    ...leftOut('packages/server/src'),
    ...leftOut('packages/demo/src'),
  ]);

export const cliFiles = () => excluding(leftOut('packages/cli/src'));
