import { readWindow, settle, showStory } from './inPage.mjs';
import { VARIANTS, WINDOWS } from './variants.mjs';

/** A picture is as high as its page, up to this many CSS pixels. */
const HIGHEST = 2_000;

/** A story that was played, or whose window has changed, stands when it does so for so many frames; one that only changes its colours, for one. */
const CALM = { story: 3, colours: 1 };
const OTHER = { claro: 'oscuro', oscuro: 'claro' };

/**
 * Waits until the story stands in its theme and nothing of it is still on its way: parts of screens are loaded when they are first shown.
 * @returns the page's height
 */
async function stand({ page, traffic }, look) {
  for (;;) {
    const { ended } = traffic;
    const height = await page.evaluate(settle, look);
    // What came in the meantime may have changed it since.
    if (traffic.open === 0 && traffic.ended === ended) return height;
  }
}

/** Gives the page's window a size. To say it again would lay out everything again. */
async function resize(opened, window) {
  const { width, height } = opened.page.viewportSize();
  if (width !== window.width || height !== window.height) await opened.page.setViewportSize(window);
}

/**
 * Makes the window as high as the page in it. The browser could take what is below the window too, but shrinks it to nothing for a moment, and a page
 * that listens to its width is rendered anew by that.
 */
async function standInWindow(opened, window, tema) {
  await resize(opened, window);
  const look = { calmFrames: CALM.story, tema, until: OTHER[tema] };
  const height = Math.min(HIGHEST, await stand(opened, look));
  if (height <= window.height) return;
  await resize(opened, { ...window, height });
  await stand(opened, look);
}

/**
 * Plays a story once, in the window that it asks for, and photographs what that leaves in both themes and windows.
 * @param opened see openPage
 * @returns PNG files by the variant's name
 * @throws when the story fails: its page is not to be used again
 */
export async function photographStory(opened, storyId) {
  const { page, cdp } = opened;
  const wanted = await page.evaluate(readWindow, storyId);
  await resize(opened, wanted ? { width: wanted[0], height: wanted[1] } : WINDOWS[1280]);
  const fault = await page.evaluate(showStory, storyId);
  if (fault) throw new Error(fault);
  const pictures = {};
  for (const [place, { name, tema, width, forcedColors = false }] of VARIANTS.entries()) {
    if (forcedColors !== (VARIANTS.at(place - 1).forcedColors ?? false))
      await page.emulateMedia({ forcedColors: forcedColors ? 'active' : 'none' });
    const isSameWindow = width === VARIANTS[place - 1]?.width;
    await (isSameWindow
      ? stand(opened, { calmFrames: CALM.colours, tema })
      : standInWindow(opened, WINDOWS[width], tema));
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    pictures[name] = Buffer.from(data, 'base64');
  }
  return pictures;
}
