import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listEntries } from '../scripts/pack/listEntries.mjs';

const sourcesIn = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .sort();

/** Maps each text that `find` finds to the files that contain it. */
function findIn(
  folders: readonly string[],
  find: (source: string) => Iterable<string>,
): Record<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of sourcesIn(folders))
    for (const what of new Set(find(readFileSync(file, 'utf8'))))
      found.set(what, [...(found.get(what) ?? []), file]);
  return Object.fromEntries(found);
}

const src = (...names: string[]): string[] => names.map((name) => `packages/${name}/src`);

/** Citations of requirements by id: `TIE-07`. */
export const readCitas = () =>
  findIn(
    [...src('domain', 'server', 'app', 'ui', 'cli'), 'e2e'],
    (source) => source.match(/\b[A-Z]{3}-\d{2}\b/g) ?? [],
  );

/** Uses of theme tokens in the product, by name: `color.petroleo`, `space[4]`. */
export const readUsos = () =>
  Object.fromEntries(
    Object.entries(
      findIn(
        src('ui', 'app'),
        (source) =>
          source.match(
            /\b(?:color|radius|font|motion|layer)\.[a-zA-Z]\w*|\b(?:space|text)\[\d+\]/g,
          ) ?? [],
      ),
    ).map(([token, files]) => [
      token,
      files.filter((file) => !/\/docs\/|\.(stories|docs|test)\.tsx?$/.test(file)),
    ]),
  );

/** The files of the ui that may have styled elements, by their name without ending. */
export const readFicheros = (): Record<string, string[]> => {
  const files = new Map<string, string[]>();
  for (const path of sourcesIn(src('ui'))) {
    const name = basename(path).replace(/\.tsx?$/, '');
    files.set(name, [...(files.get(name) ?? []), path]);
  }
  return Object.fromEntries(files);
};

/** A text that changes with every file that the properties of components depend on. */
export function stampTypes(): string {
  const hash = createHash('sha1');
  for (const path of [
    ...sourcesIn(src('ui', 'domain', 'api-client')),
    '.storybook/readProps.ts',
    'package-lock.json',
  ]) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

const exportsOf = (module: string): string[] => {
  const path = `packages/ui/src/${module}.ts`;
  const source = readFileSync(existsSync(path) ? path : `${path}x`, 'utf8');
  return [
    ...source.matchAll(/^export (?:default |async )?(?:function|const) (\w+)/gm),
    ...source.matchAll(/^export \{ default as (\w+)/gm),
  ].map(([, name = '']) => name);
};

/** Maps the name of each component or hook to its entry in the published ui. */
export const readEntradas = (): Record<string, string> =>
  Object.fromEntries(
    [...listEntries()]
      .flatMap(([entry, modules]) =>
        modules
          .filter((module) => !module.startsWith('@'))
          .flatMap((module) => exportsOf(module).map((name) => [name, entry] as const)),
      )
      // `fromEntries` keeps the last pair of each name. The sort puts pairs with two equal names
      // last: an entry named like its component wins.
      .sort((a, b) => Number(a[0] === a[1]) - Number(b[0] === b[1])),
  );
