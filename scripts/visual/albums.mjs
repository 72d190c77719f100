// Where pictures are kept: each once, by what it shows, and for each album which story has which.
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

/** So many Storybooks and albums are kept, those used last. */
const KEPT = 8;

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** Writes a file whole or not at all. */
function writeWhole(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const arriving = `${path}.${process.pid}`;
  writeFileSync(arriving, content);
  renameSync(arriving, path);
}

/** Removes what lies in a folder but what was used last. @returns what is left */
function pruneFolder(folder, kept) {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const byAge = paths
    .map((path) => ({ path, used: statSync(path).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { path } of byAge.slice(kept)) rmSync(path, { recursive: true });
  return byAge.slice(0, kept).map(({ path }) => path);
}

/** The store in `folder`. */
export function openAlbums(folder) {
  const pathOf = (hash) => join(folder, 'fotos', hash.slice(0, 2), `${hash}.png`);
  const albumPath = (key) => join(folder, 'albumes', `${key}.json`);
  const graphPath = (key) => join(folder, 'grafos', `${key}.json`);
  const bookPath = (key) => join(folder, 'libros', key);
  mkdirSync(join(folder, 'libros'), { recursive: true });

  return {
    bookPath,
    /** The pictures of an album: story → variant → hash. */
    readAlbum: (key) => readJson(albumPath(key)),
    writeAlbum: (key, album) => writeWhole(albumPath(key), JSON.stringify(album)),
    /** Who imports what in a Storybook; null while nobody has looked. */
    readGraph: (key) => (existsSync(graphPath(key)) ? readJson(graphPath(key)) : null),
    writeGraph: (key, users) => writeWhole(graphPath(key), JSON.stringify(users)),
    readPicture: (hash) => readFileSync(pathOf(hash)),
    /** @returns the hash by which the picture is found again */
    keepPicture(png) {
      const hash = createHash('sha256').update(png).digest('hex').slice(0, 32);
      if (!existsSync(pathOf(hash))) writeWhole(pathOf(hash), png);
      return hash;
    },
    /** Forgets what was not used for long. @param used books of this run */
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
