// Which tests of the server run on which database: the one place that says so. Both runs of `npm test` are made from it, and `npm run test:nightly`
// runs everything on both.
import { readdirSync } from 'node:fs';
import { draw } from '../lib/draw.mjs';
import { inProject } from '../lib/project.mjs';
import { leftOut, sampleSeed } from './sample.mjs';

const SRC = 'packages/server/src';

/**
 * What can turn out otherwise on the embedded database than on PostgreSQL: migrations, transactions, locks, files, and every write, many at once. It is
 * PostgreSQL too, so the same SQL means the same: what the calls do is tried on one of them. On both
 * all that is read must reach the wire as it should, for each has a driver of its own.
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

/** What is about the embedded database alone. */
export const ON_EMBEDDED_ALONE = [
  `${SRC}/db/embedded/`,
  `${SRC}/db/generateTables.test.ts`,
  `${SRC}/createOwnersLink.test.ts`,
];

/**
 * What needs a PostgreSQL server whatever it runs on. Everything that is in no list runs on PostgreSQL alone too: input, permissions, the fuzz, the
 * demo and what has no database are the same code on both, and PostgreSQL is faster and shows its errors as they are in a large agency.
 */
export const ON_POSTGRES_ALONE = [`${SRC}/db/postgres/`];

const excluding = (paths) =>
  paths.flatMap((path) => ['--exclude', path.endsWith('/') ? `${path}**` : path]);

/** What a sample tries on the embedded database: a third of the files about its engine, the migrations' tables, and a read of each list. */
function sampleOfEmbedded() {
  const folder = `${SRC}/db/embedded`;
  const files = readdirSync(inProject(folder)).filter((name) => name.endsWith('.test.ts'));
  return [
    ...draw(files, 1 / 3).map((name) => `${folder}/${name}`),
    `${SRC}/db/generateTables.test.ts`,
    `${SRC}/contract/reads.test.ts`,
  ];
}

/** The arguments with which vitest runs what belongs to the embedded database. */
export const embeddedFiles = () =>
  sampleSeed() ? sampleOfEmbedded() : [...ON_BOTH, ...excluding(ON_POSTGRES_ALONE)];

/** The arguments with which vitest runs all else. */
export const postgresFiles = () =>
  excluding([...ON_EMBEDDED_ALONE, ...leftOut('server'), ...leftOut('demo')]);

/** The arguments with which vitest runs the tests of the command. */
export const cliFiles = () => excluding(leftOut('cli'));
