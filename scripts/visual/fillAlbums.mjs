import { albumKey } from './keys.mjs';
import { photographSide } from './photographSide.mjs';

/** The album is saved every time this many stories are done: an interrupted run keeps them. */
const A_PART = 50;

/** Copies the screenshots of unaffected stories from the other side. */
function borrow(known, other, alike) {
  for (const id of alike) if (!known[id] && other[id]) known[id] = other[id];
}

async function fillAlbum(side, { albums, browser, lanes, tell }) {
  const storyIds = side.stories.map(({ id }) => id).filter((id) => !side.known[id]);
  tell(
    `Fotos de ${side.name}: ${side.stories.length} historias, ${storyIds.length} por fotografiar…`,
  );
  const write = (album) =>
    albums.writeAlbum(side.albumKey, { ...side.kept, ...side.known, ...album });
  const onStory = (album, left) => {
    if (left % A_PART > 0) return;
    write(album);
    if (left > 0) tell(`  quedan ${left}`);
  };
  const { album, faults } = await photographSide({
    albums,
    book: side.book,
    browser,
    storyIds,
    lanes,
    onStory,
  });
  Object.assign(side.known, album);
  write(album);
  Object.assign(side, { takes: [side.known], faults });
}

/**
 * Fills in each side's first take and errors.
 * @param sides see readSide, with bookKey, book and stories
 * @param isReached whether a story may differ between the sides; any other story is photographed on
 * one side only
 */
export async function fillAlbums(sides, { isReached, fresh, ...tools }) {
  const { albums, browser } = tools;
  for (const side of sides) {
    side.albumKey = albumKey(side.bookKey, browser.version());
    side.kept = albums.readAlbum(side.albumKey);
    side.known = fresh ? {} : { ...side.kept };
  }
  const alike = sides[0].stories.filter((story) => !isReached(story)).map(({ id }) => id);
  const [before, after] = sides;
  borrow(before.known, after.known, alike);
  await fillAlbum(before, tools);
  borrow(after.known, before.known, alike);
  await fillAlbum(after, tools);
}
