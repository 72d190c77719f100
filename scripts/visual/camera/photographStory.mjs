import { readWindow, settle, showStory, wearTema } from './inPage.mjs';
import { VARIANTS, WINDOWS } from './variants.mjs';

/** A picture is as high as its page, up to this many CSS pixels. */
const HIGHEST = 2_000;

/** Waits until the story stands and nothing of it is still on its way: parts of screens are loaded when they are first shown. @returns the page's height */
async function stand({ page, traffic }) {
  for (;;) {
    const { ended } = traffic;
    const height = await page.evaluate(settle);
    // What came in the meantime may have changed it since.
    if (traffic.open === 0 && traffic.ended === ended) return height;
  }
}

/**
 * Makes the window as high as the page in it. The browser could take what is below the window too, but shrinks it to nothing for a moment, and a page
 * that listens to its width is rendered anew by that.
 */
async function fitWindow(opened, window) {
  await opened.page.setViewportSize(window);
  const height = Math.min(HIGHEST, await stand(opened));
  if (height > window.height) await opened.page.setViewportSize({ ...window, height });
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
  await page.setViewportSize(wanted ? { width: wanted[0], height: wanted[1] } : WINDOWS[1280]);
  const fault = await page.evaluate(showStory, storyId);
  if (fault) throw new Error(fault);
  const pictures = {};
  for (const [place, { name, tema, width }] of VARIANTS.entries()) {
    if (width !== VARIANTS[place - 1]?.width) await fitWindow(opened, WINDOWS[width]);
    await page.evaluate(wearTema, tema);
    await stand(opened);
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'png' });
    pictures[name] = Buffer.from(data, 'base64');
  }
  return pictures;
}
