import { albumKey } from './keys.mjs';
import { photographSide } from './photographSide.mjs';

/** What was taken is written down after so many stories: a run that is cut short is not lost. */
const A_PART = 50;

/** Takes over the pictures of stories that look the same on both sides, as far as the other side has them. */
function borrow(known, other, alike) {
  for (const id of alike) if (!known[id] && other[id]) known[id] = other[id];
}

/** Photographs what a side does not have yet. */
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
 * Photographs what the albums of two sides do not have yet; each side gets its first take and what went wrong.
 * @param sides see readSide, with bookKey, book and stories
 * @param isReached tells of a story whether it may look otherwise on the other side: one that may not is photographed once
 * @param fresh photographs all of it, whatever is there
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
