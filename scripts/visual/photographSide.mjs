import { serveFolder } from '../test/static-server.mjs';
import { photographStories } from './camera/photographStories.mjs';

/**
 * Takes screenshots of one side's stories.
 * @param albums see openAlbums
 * @param storyIds which
 * @param onStory called after each with the album so far and the number left
 * @returns their album and the errors; failed stories are tried twice, since a busy machine may
 * time out
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
