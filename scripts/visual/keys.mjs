// Cache keys of screenshots and Storybooks: equal keys mean equal results.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../lib/git.mjs';
import { inProject } from '../lib/project.mjs';

export const SOURCES = [
  '.storybook',
  'packages/ui',
  'packages/domain',
  'packages/api-client',
  'packages/app/public',
  'package-lock.json',
  'tsconfig.base.json',
];

const CAMERA = inProject('scripts/visual/camera');
const readCamera = () =>
  readdirSync(CAMERA)
    .sort()
    .map((name) => readFileSync(join(CAMERA, name), 'utf8'));

const keyOf = (...parts) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);

/** The key of a Storybook. Commits with equal sources share the key. */
export const bookKey = (tree) =>
  keyOf(git(['ls-tree', tree, ...SOURCES]), process.versions.node.split('.')[0]);

/** The key of an album, which includes the camera's code. @param browser its version */
export const albumKey = (book, browser, camera = readCamera()) => keyOf(book, browser, camera);
