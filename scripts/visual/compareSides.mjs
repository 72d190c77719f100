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

/** A `--only` without matches is refused: «0 iguales» would look like a comparison. */
const noneMatch = ({ only, changed }) =>
  `Ninguna historia${changed ? ' de las que el cambio alcanza' : ''} responde a «${only}».`;

/** A page waits for frames half of the time. */
const PAGES_A_CORE = 1.5;

/**
 * Up to this many differing stories are photographed a second time. If nearly all stories differ, a
 * second take is slow and tells nothing.
 */
const MOST_AGAIN = 100;

/** @returns whether the change reaches a story */
async function openBooks(sides, { touched, tell }) {
  for (const side of sides) side.stories = [];
  if (!reachesAny(touched)) return false;
  tell(`Storybook de ${sides.map(({ name }) => name).join(' y de ')}…`);
  const [before, after] = sides;
  // Equal sides are built once.
  const build = (side) => buildBook(side.tree, side.book);
  await (before.bookKey === after.bookKey ? build(before) : Promise.all(sides.map(build)));
  for (const side of sides) side.stories = listStories(side.book);
  return true;
}

/**
 * @param options see readOptions
 * @param folder the store of screenshots and Storybooks
 * @returns the input of choosePictures and writePage, and a reader of images by hash; null, after a
 *   message, if `--only` matches no story that the change reaches
 */
export async function compareSides({ options, folder, tell }) {
  const albums = openAlbums(folder);
  const sides = [options.base, options.head].map(readSide);
  for (const side of sides) {
    side.bookKey = bookKey(side.tree);
    side.book = albums.bookPath(side.bookKey);
  }
  // --fresh ignores the cached graph.
  const touched =
    options.fresh && !options.changed
      ? null
      : await readReach(sides[0].tree, sides[1].tree, albums);
  const isReached = judgeReach(touched);
  const isAnyReached = await openBooks(sides, { touched: options.changed ? touched : null, tell });
  for (const side of sides)
    side.stories = chooseStories(side.stories, options.only).filter(
      (story) => !options.changed || isReached(story),
    );
  if (options.only && isAnyReached && sides.every(({ stories }) => stories.length === 0)) {
    tell(noneMatch(options));
    return null;
  }
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
  const [base, head] = sides.map(({ tree, name, subject }) => ({ tree, name, subject }));
  return {
    report: { base, head, same, unsteady, stories, scope: tellScope(options, lent) },
    albums,
    used: sides.map((side) => side.bookKey),
  };
}
