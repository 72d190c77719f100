// Keeps generated files as their sources want them.
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
    // Not there yet, or cut short: everything is rendered.
    return {};
  }
}

/**
 * Writes each file that is not what its sources give. Rendering takes seconds: what was once found to be so is taken to be so for as long as neither
 * the sources nor the file say anything else.
 * @param outputs each {file, render, sources}: where it is, what gives its text, and the files and folders that this is made of
 * @param check writes no file
 * @param stamps where it is remembered what was found
 * @returns the files that were not current
 */
export async function updateGenerated(outputs, { check, stamps }) {
  const known = readStamps(stamps);
  const stale = [];
  for (const { file, render, sources } of outputs) {
    // Taken before rendering: a source that is saved meanwhile is not yet in the text.
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
