import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contentFingerprint } from './fingerprint.mjs';

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const stampOf = (made, text) => createHash('sha256').update(`${made}\n${text}`).digest('hex');

function readStamps(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Without the cache, or with a truncated cache, everything is rendered.
    return {};
  }
}

/**
 * Writes generated files that are outdated. Rendering takes seconds, so a file that was found
 * current is skipped until its sources or the file itself change.
 * @param outputs each {file, render, sources}; sources are files and folders
 * @param check writes no file
 * @param stamps the path of the cache
 * @returns the outdated files
 */
export async function updateGenerated(outputs, { check, stamps }) {
  const known = readStamps(stamps);
  const stale = [];
  for (const { file, render, sources } of outputs) {
    // The fingerprint is taken before rendering: a source saved meanwhile is not in the text yet.
    const made = contentFingerprint(sources, (path) => path !== file && !path.endsWith('.test.ts'));
    const now = read(file);
    if (known[file] === stampOf(made, now)) continue;
    const text = await render();
    if (text !== now) stale.push(file);
    if (text !== now && check) continue;
    if (text !== now) writeFileSync(file, text);
    known[file] = stampOf(made, text);
  }
  mkdirSync(dirname(stamps), { recursive: true });
  writeFileSync(stamps, JSON.stringify(known, null, 2));
  return stale;
}
