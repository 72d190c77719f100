import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Milliseconds after the last new value before the file is written. */
const PAUSE = 1_000;

interface Kept<Value> {
  /** The value that was kept with this hash; undefined if there is none. */
  get(name: string, hash: string): Value | undefined;
  set(name: string, hash: string, value: Value): void;
}

function read<Value>(file: string): Record<string, { hash: string; value: Value }> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** A table in a file, which the next Storybook finds. A missing or damaged file is empty. */
export function openKept<Value>(file: string): Kept<Value> {
  const kept = read<Value>(file);
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    mkdirSync(dirname(file), { recursive: true });
    // A second Storybook may read the file at the same time.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept));
    renameSync(`${file}.${process.pid}`, file);
  };
  return {
    get: (name, hash) =>
      kept[name]?.hash === hash ? structuredClone(kept[name].value) : undefined,
    set: (name, hash, value) => {
      kept[name] = { hash, value: structuredClone(value) };
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE);
    },
  };
}
