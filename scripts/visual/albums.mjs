// The store of screenshots. It stores each screenshot once, under its hash. An album maps stories
// and variants to hashes.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Maximum number of stored Storybooks and albums; the least recently used are removed. */
const KEPT = 8;

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** Writes a file atomically. */
function writeWhole(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const arriving = `${path}.${process.pid}`;
  writeFileSync(arriving, content);
  renameSync(arriving, path);
}

/** Removes all but the most recently used entries of a folder. @returns the rest */
function pruneFolder(folder, kept) {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const byAge = paths
    .map((path) => ({ path, used: statSync(path).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { path } of byAge.slice(kept)) rmSync(path, { recursive: true });
  return byAge.slice(0, kept).map(({ path }) => path);
}

export function openAlbums(folder) {
  const pathOf = (hash) => join(folder, 'fotos', hash.slice(0, 2), `${hash}.png`);
  const albumPath = (key) => join(folder, 'albumes', `${key}.json`);
  const graphPath = (key) => join(folder, 'grafos', `${key}.json`);
  const bookPath = (key) => join(folder, 'libros', key);
  mkdirSync(join(folder, 'libros'), { recursive: true });

  return {
    bookPath,
    /** The screenshots of an album: story → variant → hash. */
    readAlbum: (key) => readJson(albumPath(key)),
    writeAlbum: (key, album) => writeWhole(albumPath(key), JSON.stringify(album)),
    /** The import graph of a Storybook; null if not cached. */
    readGraph: (key) => (existsSync(graphPath(key)) ? readJson(graphPath(key)) : null),
    writeGraph: (key, users) => writeWhole(graphPath(key), JSON.stringify(users)),
    readPicture: (hash) => readFileSync(pathOf(hash)),
    /** @returns the hash that identifies the screenshot */
    keepPicture(png) {
      const hash = createHash('sha256').update(png).digest('hex').slice(0, 32);
      if (!existsSync(pathOf(hash))) writeWhole(pathOf(hash), png);
      return hash;
    },
    /**
     * Removes all but the most recently used entries, and pictures that no album names. @param used
     * the Storybooks of this run
     */
    prune(used) {
      const now = new Date();
      for (const key of used) if (existsSync(bookPath(key))) utimesSync(bookPath(key), now, now);
      for (const kind of ['libros', 'grafos']) pruneFolder(join(folder, kind), KEPT);
      const albums = pruneFolder(join(folder, 'albumes'), KEPT);
      const named = new Set(
        albums.flatMap((path) => Object.values(readJson(path)).flatMap(Object.values)),
      );
      const pictures = join(folder, 'fotos');
      if (!existsSync(pictures)) return;
      for (const part of readdirSync(pictures))
        for (const name of readdirSync(join(pictures, part)))
          if (!named.has(name.replace('.png', ''))) rmSync(join(pictures, part, name));
    },
  };
}
