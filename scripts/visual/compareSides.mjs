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

/** So many stories that differ are photographed again: where nearly all do, that would say nothing and take as long again. */
const MOST_AGAIN = 100;
/** What was taken is written down after so many stories: a run that is cut short is not lost. */
const A_PART = 50;

/** Photographs what the album of a side does not have yet, or all of what is asked for; `side` gets its first take and what went wrong. */
async function fillAlbum(side, { albums, browser, lanes, fresh, tell }) {
  const key = albumKey(side.bookKey, browser.version());
  const known = albums.readAlbum(key);
  const storyIds = side.stories.map(({ id }) => id).filter((id) => fresh || !known[id]);
  tell(`Fotos de ${side.name}: ${side.stories.length} historias, ${storyIds.length} por fotografiar…`);
  const onStory = (album, left) => {
    if (left % A_PART > 0) return;
    albums.writeAlbum(key, { ...known, ...album });
    if (left > 0) tell(`  quedan ${left}`);
  };
  const { album, faults } = await photographSide({ albums, book: side.book, browser, storyIds, lanes, onStory });
  const whole = { ...known, ...album };
  albums.writeAlbum(key, whole);
  Object.assign(side, { takes: [whole], faults });
}

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
  const lanes = availableParallelism();
  let compared;
  let unsteady = [];
  try {
    for (const side of sides) await fillAlbum(side, { albums, browser, lanes, fresh: options.fresh, tell });
    compared = compareAlbums(...sides, albums.readPicture);
    const suspects = compared.stories.filter(({ kind }) => kind === 'cambiada').map(({ id }) => id);
    if (suspects.length > 0 && suspects.length <= MOST_AGAIN) {
      tell(`Otra vez las ${suspects.length} que difieren, para saber que no es casualidad…`);
      for (const side of sides) side.takes.push((await photographSide({ albums, book: side.book, browser, storyIds: suspects, lanes })).album);
      compared = compareAlbums(...sides, albums.readPicture);
      unsteady = suspects.filter((id) => !compared.stories.some((story) => story.id === id));
    }
  } finally {
    await browser.close();
  }
  const { same, stories } = compared;
  // What the two sides share is only kept by their albums.
  const [base, head] = sides.map(({ tree, name, subject }) => ({ tree, name, subject }));
  return { report: { base, head, same, unsteady, stories, scope: tellScope(options) }, albums, used: sides.map((side) => side.bookKey) };
}
