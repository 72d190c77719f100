import { serveFolder } from '../test/static-server.mjs';
import { photographStories } from './camera/photographStories.mjs';

/**
 * Photographs stories, and a failed story once more, since a busy machine may exceed a timeout.
 * @param onStory called after each story with the album so far and the number left
 * @returns the album and the errors
 */
export async function photographSide({
  albums,
  book,
  browser,
  storyIds,
  lanes,
  onStory = () => {},
}) {
  const album = {};
  let faults = {};
  let left = storyIds.length;
  const { url, stop } = await serveFolder(book);
  const take = (ids) =>
    photographStories({
      browser,
      url,
      storyIds: ids,
      lanes,
      onStory: (id, pictures, fault) => {
        if (pictures)
          album[id] = Object.fromEntries(
            Object.entries(pictures).map(([name, png]) => [name, albums.keepPicture(png)]),
          );
        else faults[id] = fault;
        left--;
        onStory(album, left);
      },
    });
  try {
    await take(storyIds);
    const failed = Object.keys(faults);
    faults = {};
    await take(failed);
  } finally {
    stop();
  }
  return { album, faults };
}
