import { openPage } from './openPage.mjs';
import { photographStory } from './photographStory.mjs';

/** So many stories share a page: far more, and what each leaves behind in the browser slows the rest. */
const A_PAGE = 100;

/**
 * Photographs stories, on as many pages at once as are asked for.
 * @param url of their Storybook
 * @param storyIds which
 * @param onStory called with (id, pictures) as they come; with (id, null, fault) for a story that fails
 */
export async function photographStories({ browser, url, storyIds, lanes, onStory }) {
  const waiting = [...storyIds];
  const takeAll = async () => {
    let opened;
    let visits = 0;
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      opened ??= await openPage(browser, url);
      let fault;
      const pictures = await photographStory(opened, id).catch((error) => {
        fault = error;
        return null;
      });
      onStory(id, pictures, fault?.message);
      visits++;
      // What a story that failed has left there would be in the next one's picture.
      if (pictures && visits % A_PAGE > 0) continue;
      await opened.close();
      opened = undefined;
    }
    await opened?.close();
  };
  await Promise.all(Array.from({ length: Math.min(lanes, waiting.length) }, takeAll));
}
