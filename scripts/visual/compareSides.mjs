import { availableParallelism } from 'node:os';
import { openAlbums } from './albums.mjs';
import { buildBook } from './buildBook.mjs';
import { openBrowser } from './camera/openBrowser.mjs';
import { chooseStories, judgeReach, reachesAny } from './chooseStories.mjs';
import { compareAlbums } from './compareAlbums.mjs';
import { fillAlbums } from './fillAlbums.mjs';
import { bookKey } from './keys.mjs';
import { listStories } from './listStories.mjs';
import { photographSide } from './photographSide.mjs';
import { readReach } from './readReach.mjs';
import { readSide } from './readSide.mjs';

function tellScope({ only, changed, fresh }, lent) {
  const limits = [
    changed && 'las que el cambio alcanza',
    only && `las que responden a «${only}»`,
  ].filter(Boolean);
  const looked =
    limits.length > 0
      ? `Solo se han mirado ${limits.join(' y, de ellas, ')}.`
      : 'Se han mirado todas las historias.';
  if (changed || fresh || lent === 0) return looked;
  return `${looked} A ${lent} el cambio no las alcanza: su foto se ha hecho una vez y vale para los dos lados.`;
}

/** A page waits for its frames half of the time. */
const PAGES_A_CORE = 1.5;

/** So many stories that differ are photographed again: where nearly all do, that would say nothing and take as long again. */
const MOST_AGAIN = 100;

/** Two books of a side each, as far as they are needed. */
async function openBooks(sides, { touched, tell }) {
  for (const side of sides) side.stories = [];
  if (!reachesAny(touched)) return;
  tell(`Storybook de ${sides.map(({ name }) => name).join(' y de ')}…`);
  const [before, after] = sides;
  // Twice the same is built once.
  const build = (side) => buildBook(side.tree, side.book);
  await (before.bookKey === after.bookKey ? build(before) : Promise.all(sides.map(build)));
  for (const side of sides) side.stories = listStories(side.book);
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
  for (const side of sides) {
    side.bookKey = bookKey(side.tree);
    side.book = albums.bookPath(side.bookKey);
  }
  // Whoever wants everything anew does not go by what is known.
  const touched =
    options.fresh && !options.changed
      ? null
      : await readReach(sides[0].tree, sides[1].tree, albums);
  const isReached = judgeReach(touched);
  await openBooks(sides, { touched: options.changed ? touched : null, tell });
  for (const side of sides)
    side.stories = chooseStories(side.stories, options.only).filter(
      (story) => !options.changed || isReached(story),
    );
  const browser = await openBrowser();
  const lanes = Math.ceil(PAGES_A_CORE * availableParallelism());
  let compared;
  let unsteady = [];
  try {
    await fillAlbums(sides, { albums, browser, lanes, isReached, fresh: options.fresh, tell });
    compared = compareAlbums(...sides, albums.readPicture);
    const suspects = compared.stories.filter(({ kind }) => kind === 'cambiada').map(({ id }) => id);
    if (suspects.length > 0 && suspects.length <= MOST_AGAIN) {
      tell(`Otra vez las ${suspects.length} que difieren, para saber que no es casualidad…`);
      for (const side of sides)
        side.takes.push(
          (await photographSide({ albums, book: side.book, browser, storyIds: suspects, lanes }))
            .album,
        );
      compared = compareAlbums(...sides, albums.readPicture);
      unsteady = suspects.filter((id) => !compared.stories.some((story) => story.id === id));
    }
  } finally {
    await browser.close();
  }
  const { same, stories } = compared;
  const lent = sides[1].stories.filter((story) => !isReached(story)).length;
  // What the two sides share is only kept by their albums.
  const [base, head] = sides.map(({ tree, name, subject }) => ({ tree, name, subject }));
  return {
    report: { base, head, same, unsteady, stories, scope: tellScope(options, lent) },
    albums,
    used: sides.map((side) => side.bookKey),
  };
}
