import { serveFolder } from '../test/static-server.mjs';
import { photographStories } from './camera/photographStories.mjs';

/** What was taken is written down after so many stories: a run that is cut short is not lost. */
const A_PAGE = 50;

/**
 * Photographs the stories of one side that its album does not have yet.
 * @param albums see openAlbums
 * @param key of the album
 * @param fresh whether to take all again
 * @param onStory called after each story with how many are left
 * @returns the album of those stories, and what went wrong with which
 */
export async function photographSide({ albums, key, book, browser, stories, lanes, fresh, onStory }) {
  const album = albums.readAlbum(key);
  const storyIds = stories.map(({ id }) => id).filter((id) => fresh || !album[id]);
  const faults = {};
  let left = storyIds.length;
  const { url, stop } = await serveFolder(book);
  try {
    await photographStories({
      browser,
      url,
      storyIds,
      lanes,
      onStory: (id, pictures, fault) => {
        delete album[id];
        if (pictures) album[id] = Object.fromEntries(Object.entries(pictures).map(([name, png]) => [name, albums.keepPicture(png)]));
        else faults[id] = fault;
        left--;
        if (left % A_PAGE === 0) albums.writeAlbum(key, album);
        onStory(left);
      },
    });
  } finally {
    stop();
  }
  return { album, faults, taken: storyIds.length };
}
