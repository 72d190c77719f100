import { readWindow, settle, showStory } from './inPage.mjs';
import { VARIANTS, WINDOWS } from './variants.mjs';

/** Maximum height of a screenshot, in CSS pixels. */
const HIGHEST = 2_000;

/** Required number of stable frames: after a play or a resize, and after a change of colours. */
const CALM = { story: 3, colours: 1 };
const OTHER = { claro: 'oscuro', oscuro: 'claro' };

/** Also waits for requests, since parts of screens load when shown. @returns the page's height */
async function stand({ page, traffic }, look) {
  for (;;) {
    const { ended } = traffic;
    const height = await page.evaluate(settle, look);
    // A response in the meantime may have changed it.
    if (traffic.open === 0 && traffic.ended === ended) return height;
  }
}

/** Setting the same size again would cause a layout. */
async function resize(opened, window) {
  const { width, height } = opened.page.viewportSize();
  if (width !== window.width || height !== window.height) await opened.page.setViewportSize(window);
}

/**
 * A full-page screenshot would shrink the viewport for a moment, and pages that listen to its width
 * would re-render. So the viewport becomes as high as the page.
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
 * Plays the story once, in its own viewport.
 * @param opened see openPage
 * @returns PNG files by variant name
 * @throws if the story fails: its page must not be reused
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
