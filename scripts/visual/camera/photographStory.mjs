import { readWindow, settle, showStory, wearTema } from './inPage.mjs';
import { VARIANTS, WINDOWS } from './variants.mjs';

/** A picture is as high as its page, up to this many CSS pixels. */
const HIGHEST = 2_000;

async function shoot({ cdp }, { width }, height) {
  const clip = { x: 0, y: 0, width, height: Math.min(HIGHEST, Math.max(height, 1)), scale: 1 };
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: true, optimizeForSpeed: false });
  return Buffer.from(data, 'base64');
}

/** Waits until the story stands and nothing of it is still on its way: parts of screens are loaded when they are first shown. @returns its height */
async function stand({ page, traffic }) {
  for (;;) {
    const { ended } = traffic;
    const height = await page.evaluate(settle);
    // What came in the meantime may have changed it since.
    if (traffic.open === 0 && traffic.ended === ended) return height;
  }
}

/**
 * Plays a story once, in the window that it asks for, and photographs what that leaves in both themes and windows.
 * @param opened see openPage
 * @returns PNG files by the variant's name
 * @throws when the story fails: its page is not to be used again
 */
export async function photographStory(opened, storyId) {
  const { page } = opened;
  const wanted = await page.evaluate(readWindow, storyId);
  await page.setViewportSize(wanted ? { width: wanted[0], height: wanted[1] } : WINDOWS[1280]);
  const fault = await page.evaluate(showStory, storyId);
  if (fault) throw new Error(fault);
  const pictures = {};
  let height;
  for (const [place, { name, tema, width }] of VARIANTS.entries()) {
    if (width !== VARIANTS[place - 1]?.width) {
      await page.setViewportSize(WINDOWS[width]);
      height = await stand(opened);
    }
    // Colours change by themselves, and nothing else does.
    await page.evaluate(wearTema, tema);
    pictures[name] = await shoot(opened, WINDOWS[width], height);
  }
  return pictures;
}
