import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteOne, noteTotal, startProgress, tellProgress } from './progress.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-progress-'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

test('the progress line has the running steps, their progress, and the number of other steps', () => {
  const path = join(folder, 'historias');
  noteTotal(320, path);
  noteOne(path);
  noteOne(path);
  const stories = { part: 'stories', name: 'historias', path };
  const style = { part: 'check', name: 'estilo', path: join(folder, 'none') };
  expect(tellProgress([stories, style], 3, 61.4)).toBe(
    '61 s | stories · historias 2 de 320 | check · estilo | quedan 3 pasos',
  );
  expect(tellProgress([style], 1, 2)).toBe('2 s | check · estilo | queda 1 paso');
  expect(tellProgress([style], 0, 2)).toBe('2 s | check · estilo');
});

function record(stream) {
  const written = [];
  return { ...stream, written, write: (text) => written.push(text) };
}

test('in a terminal one progress line is updated, no wider than the terminal, and results are printed above it', () => {
  const stream = record({ isTTY: true, columns: 20 });
  const progress = startProgress(() => '1 s | stories · historias 2 de 320', stream);
  vi.advanceTimersByTime(500);
  progress.say('✓ listo');
  progress.stop();
  const clear = '\r\u001B[2K';
  expect(stream.written).toEqual([`${clear}1 s | stories · his`, `${clear}✓ listo\n`, clear]);
});

test('a log gets a line every 15 s, and none while nothing runs', () => {
  const stream = record({ isTTY: false });
  let line = '';
  const progress = startProgress(() => line, stream);
  vi.advanceTimersByTime(15_000);
  line = '30 s | check · tipos';
  vi.advanceTimersByTime(29_000);
  progress.say('✓ listo');
  progress.stop();
  vi.advanceTimersByTime(60_000);
  expect(stream.written).toEqual(['… 30 s | check · tipos\n', '✓ listo\n']);
});
