import { openPage } from './openPage.mjs';
import { photographStory } from './photographStory.mjs';

/** Maximum number of stories on a page: their leftovers in the browser slow the rest. */
const A_PAGE = 100;

/** @param onStory called with (id, pictures), or with (id, null, fault) for a failed story */
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
      // A failed story's leftovers could appear in the next screenshot.
      if (pictures && visits % A_PAGE > 0) continue;
      await opened.close();
      opened = undefined;
    }
    await opened?.close();
  };
  await Promise.all(Array.from({ length: Math.min(lanes, waiting.length) }, takeAll));
}
