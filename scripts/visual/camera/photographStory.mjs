import { settle, showStory } from './inPage.mjs';
import { resize } from './openPage.mjs';
import { VARIANTS, WINDOWS } from './variants.mjs';

/** Maximum height of a screenshot, in CSS pixels. */
const HIGHEST = 2_000;

/** Required number of stable frames: after a play or a resize, and after a change of colours. */
const CALM = { story: 3, colours: 1 };
const OTHER = { claro: 'oscuro', oscuro: 'claro' };

/**
 * Waits until the page is stable and no request is open: parts of screens load when shown.
 * @returns the page's height
 */
async function stand({ page, traffic }, look) {
  for (;;) {
    const { ended } = traffic;
    const height = await page.evaluate(settle, look);
    // A response in the meantime may have changed the height.
    if (traffic.open === 0 && traffic.ended === ended) return height;
  }
}

/**
 * A full-page screenshot would shrink the viewport for a moment, and pages that listen to its width
 * would re-render. So the viewport becomes as high as the page.
 */
async function standInWindow(opened, window, tema) {
  await resize(opened.page, window);
  const look = { calmFrames: CALM.story, tema, until: OTHER[tema] };
  const height = Math.min(HIGHEST, await stand(opened, look));
  if (height <= window.height) return;
  await resize(opened.page, { ...window, height });
  await stand(opened, look);
}

/** Puts the page in the medium of a variant. Some components learn of printing by its events. */
async function emulate(page, { forcedColors = false, media = 'screen' }) {
  await page.emulateMedia({ forcedColors: forcedColors ? 'active' : 'none', media });
  await page.evaluate(
    (name) => dispatchEvent(new Event(name)),
    media === 'print' ? 'beforeprint' : 'afterprint',
  );
}

/**
 * Plays the story once, in the window size that the story sets.
 * @param opened see openPage
 * @returns PNG files by variant name
 * @throws if the story fails: its page must not be reused
 */
export async function photographStory(opened, storyId) {
  const { page, cdp } = opened;
  const fault = await page.evaluate(showStory, storyId);
  if (fault) throw new Error(fault);
  const pictures = {};
  for (const [place, variant] of VARIANTS.entries()) {
    const { name, tema, width, forcedColors, media } = variant;
    const last = VARIANTS.at(place - 1);
    if (forcedColors !== last.forcedColors || media !== last.media) await emulate(page, variant);
    // Paper has a layout of its own.
    const isSameWindow = width === VARIANTS[place - 1]?.width && media === last.media;
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
