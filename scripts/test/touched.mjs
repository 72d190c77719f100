// The files that a change can affect: the changed files and all their direct and indirect
// importers.
import { execFileSync } from 'node:child_process';
import { readImports } from '../lib/importGraph.mjs';
import { inProject } from '../lib/project.mjs';

/** Files that affect everything without being imported: tools, compilers, installed versions. */
const FOR_ALL =
  /^(package(-lock)?\.json|packages\/[^/]+\/(package|tsconfig(\.test)?)\.json|packages\/app\/public\/.*|tsconfig.*\.json|vitest\.config\.ts|\.nvmrc)$/;
/** Files that are read or started instead of imported: file → user. */
const USES = [
  ['openapi.yaml', 'packages/server/src/contract/loadContract.ts'],
  ['openapi.yaml', 'scripts/generate.mjs'],
  ['packages/server/src/db/tables.ts', 'packages/server/src/db/generateTables.test.ts'],
  ['test-runner-jest.config.js', '.storybook/test-runner.ts'],
  ['playwright.config.ts', 'e2e/support/test.ts'],
  ['packages/app/index.html', 'packages/app/src/main.tsx'],
  ['packages/app/vite.config.ts', 'packages/app/src/main.tsx'],
  ['packages/app/src/main.tsx', 'e2e/support/demo.ts'],
  ['packages/app/src/offline/worker/main.ts', 'e2e/support/demo.ts'],
  ['packages/server/src/main.ts', 'e2e/support/demo.ts'],
  ['packages/demo/src/main.ts', 'e2e/support/demo.ts'],
  [
    'packages/server/src/db/embedded/worker.ts',
    'packages/server/src/db/embedded/startWorkerEngine.ts',
  ],
  ['packages/testing/src/database/dbWriter.ts', 'packages/testing/src/database/openFolders.ts'],
  ['packages/cli/src/main.ts', 'e2e/support/garita.ts'],
  ['packages/cli/src/main.ts', 'packages/cli/src/testing/createHome.ts'],
];

/** The portal's screens, which it finds by their folder. */
const SCREENS = /^packages\/app\/src\/routes\//;
const SCREENS_USER = 'packages/app/src/shell/screenModules.ts';

/** Runs git. @throws if git fails; its message is suppressed */
const git = (...args) =>
  execFileSync('git', args, {
    cwd: inProject(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const lines = (text) => text.split('\n').filter((line) => line !== '');

/** The merge base with the upstream branch, or else the last commit. */
function defaultBase() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}').trim();
  } catch {
    return 'HEAD';
  }
}

/** Lists changed files, including uncommitted and new files. @throws if `base` is no commit */
export function listChanged(base = defaultBase()) {
  return [
    ...new Set([
      ...lines(git('diff', '--name-only', '--no-renames', base, '--')),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ]),
  ];
}

/** Files and their direct and indirect importers. @param importers file → files that import it */
export function followImporters(changed, importers) {
  const found = new Set(changed);
  // Iteration over a set includes items that are added meanwhile.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

/** The importers, readers and starters of each file. */
export async function readImporters() {
  const importers = new Map();
  const add = (file, user) => importers.set(file, [...(importers.get(file) ?? []), user]);
  for (const [file, user] of USES) add(file, user);
  for (const [source, imported] of await readImports()) {
    for (const file of imported) add(file, source);
    if (SCREENS.test(source)) add(source, SCREENS_USER);
  }
  return importers;
}

/**
 * @param importers see {@link readImporters}
 * @returns the paths, or null for everything
 */
export function findTouched(changed, importers) {
  if (changed.some((file) => FOR_ALL.test(file))) return null;
  return followImporters(changed, importers);
}
