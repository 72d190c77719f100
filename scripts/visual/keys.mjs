// By which names pictures and books are kept: the same name only where the same pictures would be taken.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../lib/git.mjs';
import { inProject } from '../lib/project.mjs';

/** What Storybook is made of: all else may change without a look at it. */
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
/** How pictures are taken. */
const readCamera = () =>
  readdirSync(CAMERA)
    .sort()
    .map((name) => readFileSync(join(CAMERA, name), 'utf8'));

const keyOf = (...parts) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);

/** Names the Storybook of a tree: commits that differ in nothing of it share one. */
export const bookKey = (tree) =>
  keyOf(git(['ls-tree', tree, ...SOURCES]), process.versions.node.split('.')[0]);

/** Names the pictures of a Storybook: another browser or another way of taking them takes other ones. @param browser its version */
export const albumKey = (book, browser, camera = readCamera()) => keyOf(book, browser, camera);
