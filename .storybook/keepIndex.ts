import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import storybook from 'storybook/package.json' with { type: 'json' };
import { openKept } from './openKept.ts';

/**
 * Storybook parses all story files at each start, before it shows the first story. An unchanged
 * file keeps the entries of its last parse.
 * @param file where the entries are kept
 */
export function keepIndex(file: string): (indexer: Indexer) => Indexer {
  const kept = openKept<IndexInput[]>(file);
  return (indexer) => ({
    ...indexer,
    createIndex: async (path, options) => {
      const hash = createHash('sha1')
        .update(storybook.version)
        .update(readFileSync(path))
        .digest('hex');
      const found = kept.get(path, hash);
      if (found) return found;
      const entries = await indexer.createIndex(path, options);
      kept.set(path, hash, entries);
      return entries;
    },
  });
}
