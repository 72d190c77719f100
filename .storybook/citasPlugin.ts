import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:citas';
const FOLDERS = [...['domain', 'server', 'app', 'ui', 'cli'].map((name) => `packages/${name}/src`), 'e2e'];
/** A requirement of the spec, as sources cite it: `TIE-07`. */
const ID = /\b[A-Z]{3}-\d{2}\b/g;

const listSources = (): string[] =>
  FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))).filter((path) =>
    /\.tsx?$/.test(path),
  );

function readCitas(): Record<string, string[]> {
  const citas = new Map<string, string[]>();
  for (const file of listSources().sort()) {
    for (const id of new Set(readFileSync(file, 'utf8').match(ID))) citas.set(id, [...(citas.get(id) ?? []), file]);
  }
  return Object.fromEntries(citas);
}

/** Answers `virtual:citas` with the requirements that sources cite, each with its files; without any in the build that tests visit, where nobody reads them. */
export const citasPlugin = ({ isTest }: { isTest: boolean }): Plugin => ({
  name: 'garita-citas',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(isTest ? {} : readCitas())}` : undefined),
});
