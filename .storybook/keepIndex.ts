import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import storybook from 'storybook/package.json' with { type: 'json' };

type Kept = Record<string, { readonly hash: string; readonly entries: IndexInput[] }>;

/** Milliseconds after the last new file before the kept entries are written. */
const PAUSE = 1_000;

function readKept(file: string): Kept {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Storybook parses all story files at each start, before it shows the first story. An unchanged
 * file keeps the entries of its last parse.
 * @param file where the entries are kept
 */
export function keepIndex(file: string): (indexer: Indexer) => Indexer {
  const kept = readKept(file);
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    mkdirSync(dirname(file), { recursive: true });
    // A second Storybook may read the file at the same time.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept));
    renameSync(`${file}.${process.pid}`, file);
  };
  return (indexer) => ({
    ...indexer,
    createIndex: async (path, options) => {
      const hash = createHash('sha1')
        .update(storybook.version)
        .update(readFileSync(path))
        .digest('hex');
      const found = kept[path];
      if (found?.hash === hash) return structuredClone(found.entries);
      const entries = await indexer.createIndex(path, options);
      kept[path] = { hash, entries: structuredClone(entries) };
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE);
      return entries;
    },
  });
}
