import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from 'storybook/internal/common';
import type { Indexer, IndexInput } from 'storybook/internal/types';

/** For what may be thrown away: a folder that git never looks at. */
const FOLDER = 'node_modules/.cache/garita/indice';

/** The file's stories as they were found when it had this content; null where nobody has looked yet. */
function readKept(kept: string): IndexInput[] | null {
  try {
    return JSON.parse(readFileSync(kept, 'utf8')) as IndexInput[];
  } catch {
    return null;
  }
}

function keep(kept: string, found: IndexInput[]): void {
  mkdirSync(FOLDER, { recursive: true });
  // Whole or not at all: several Storybooks may start at once.
  const part = `${kept}.${process.pid}`;
  writeFileSync(part, JSON.stringify(found));
  renameSync(part, kept);
}

/** The indexer with a memory: it takes apart only files that have changed since; all of them would be two seconds of every start. */
export const keepIndex = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(fileName, options) {
    const content = readFileSync(fileName);
    const kept = join(
      FOLDER,
      `${createHash('sha256').update(`${versions.storybook}\0${fileName}\0`).update(content).digest('hex')}.json`,
    );
    const known = readKept(kept);
    if (known) return known;
    const found = await indexer.createIndex(fileName, options);
    keep(kept, found);
    return found;
  },
});
