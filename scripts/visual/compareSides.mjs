import { availableParallelism } from 'node:os';
import { findTouched, readImporters } from '../test/touched.mjs';
import { openAlbums } from './albums.mjs';
import { buildBook } from './buildBook.mjs';
import { openBrowser } from './camera/openBrowser.mjs';
import { chooseStories } from './chooseStories.mjs';
import { compareAlbums } from './compareAlbums.mjs';
import { git } from './git.mjs';
import { albumKey, bookKey } from './keys.mjs';
import { listStories } from './listStories.mjs';
import { photographSide } from './photographSide.mjs';
import { readSide } from './readSide.mjs';

/** The paths that lie between two trees and whatever imports them, as the project is now; null for everything. */
async function readTouched(before, after) {
  const changed = git(['diff', '--name-only', '--no-renames', before.tree, after.tree, '--']).split('\n').filter(Boolean);
  return findTouched(changed, await readImporters());
}

const tellScope = ({ only, changed }) => {
  const limits = [changed && 'las que el cambio alcanza', only && `las que responden a «${only}»`].filter(Boolean);
  return limits.length > 0 ? `Solo se han mirado ${limits.join(' y, de ellas, ')}.` : 'Se han mirado todas las historias.';
};

/**
 * Photographs both sides as far as that is not done, and compares them.
 * @param options see readOptions
 * @param folder where pictures and Storybooks are kept
 * @param tell takes a line for whoever waits
 * @returns what choosePictures and writePage read, and how a picture is read by its hash
 */
export async function compareSides({ options, folder, tell }) {
  const albums = openAlbums(folder);
  const sides = [options.base, options.head].map(readSide);
  const touched = options.changed ? await readTouched(...sides) : null;
  for (const side of sides) {
    side.bookKey = bookKey(side.tree);
    side.book = albums.bookPath(side.bookKey);
    tell(`Storybook de ${side.name}…`);
    await buildBook(side.tree, side.book);
    side.stories = chooseStories(listStories(side.book), { only: options.only, touched });
  }
  const browser = await openBrowser();
  try {
    for (const side of sides) {
      const key = albumKey(side.bookKey, browser.version());
      const lanes = availableParallelism();
      const onStory = (left) => left % 100 === 0 && tell(`  quedan ${left}`);
      tell(`Fotos de ${side.name}: ${side.stories.length} historias…`);
      Object.assign(side, await photographSide({ albums, key, book: side.book, browser, stories: side.stories, lanes, fresh: options.fresh, onStory }));
      albums.writeAlbum(key, { ...albums.readAlbum(key), ...side.album });
      tell(`  ${side.taken} historias fotografiadas ahora`);
    }
  } finally {
    await browser.close();
  }
  const { same, stories } = compareAlbums(...sides, albums.readPicture);
  // What the two sides share is only kept by their albums.
  const [base, head] = sides.map(({ tree, name, subject }) => ({ tree, name, subject }));
  return { report: { base, head, same, stories, scope: tellScope(options) }, albums, used: sides.map((side) => side.bookKey) };
}
