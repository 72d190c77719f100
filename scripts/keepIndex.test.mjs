import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepIndex } from '../.storybook/keepIndex.ts';

let folder;
let story;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-indice-'));
  story = join(folder, 'A.stories.tsx');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const parses = (name) => ({
  test: /stories/,
  createIndex: vi.fn(async (path) => [{ type: 'story', importPath: path, exportName: name }]),
});

test('a story file is parsed once, also by the next Storybook, and again when it changes', async () => {
  const file = join(folder, 'indice.json');
  writeFileSync(story, 'export const Uno = {};');
  const indexer = parses('Uno');
  const first = keepIndex(file)(indexer);
  const entries = await first.createIndex(story, {});
  entries[0].name = 'changed by the caller';
  expect(await first.createIndex(story, {})).toEqual([
    { type: 'story', importPath: story, exportName: 'Uno' },
  ]);
  expect(indexer.createIndex).toHaveBeenCalledTimes(1);

  await vi.waitFor(() => expect(existsSync(file)).toBe(true), 10_000);
  const next = parses('Dos');
  expect(await keepIndex(file)(next).createIndex(story, {})).toMatchObject([{ exportName: 'Uno' }]);
  expect(next.createIndex).not.toHaveBeenCalled();

  writeFileSync(story, 'export const Dos = {};');
  const changed = parses('Dos');
  expect(await keepIndex(file)(changed).createIndex(story, {})).toMatchObject([
    { exportName: 'Dos' },
  ]);
});
