import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './git.mjs';

export function extractTree(tree, folder) {
  const own = mkdtempSync(join(tmpdir(), 'garita-indice-'));
  const env = { GIT_INDEX_FILE: join(own, 'index') };
  try {
    git(['read-tree', tree], env);
    git(['checkout-index', '--all', '--force', `--prefix=${folder}/`], env);
  } finally {
    rmSync(own, { recursive: true });
  }
}
