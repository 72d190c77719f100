import { SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Tema } from '../packages/ui/src/theme/palette';
import { lowContrast } from './lowContrast';

const { style, dataset } = document.documentElement;

/**
 * Whether what is there is painted, too, which under the test runner nobody looks at. So faint a page Chromium neither rasters nor composes; it is laid out, hit and
 * scrolled into, and its pictures load, all the same. Not 0: whoever asks whether something is visible goes by that.
 */
function setPainted(isPainted: boolean): void {
  if (isPainted) style.removeProperty('opacity');
  else style.setProperty('opacity', '0.0001');
}

/** What the test runner asks of the page once a story has been played. */
const judge = {
  async lowContrast(): Promise<string[]> {
    const found = await lowContrast();
    setPainted(false);
    return found;
  },

  /** Takes a story that has been judged out of sight: the next one's window is fitted without laying out and painting this one in it once more. */
  putAway: () => void style.setProperty('display', 'none'),

  /** What sticks out of the window, so that one would have to scroll sideways to read on; null when nothing does. Tables that scroll in a box of their own may. */
  async overflow(): Promise<string | null> {
    // Storybook stops all movement when a story ends: what was leaving at that moment would stand there for good, where the wide window had it.
    for (const leaving of document.querySelectorAll<HTMLElement>('[data-exiting]'))
      leaving.style.display = 'none';
    // Two frames: one for what listens to the width, one for what it then draws.
    for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const deepest = wide.filter(
      (element) => ![...element.children].some((child) => wide.includes(child)),
    );
    return `${scrollWidth} px: ${deepest
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120))
      .join('\n')}`;
  },
};

export type Judge = typeof judge;

/** Others than the test runner look at stories by script, too, and photograph them. It gives its name before the first one. */
const isJudged = (): boolean => navigator.userAgent.includes('StorybookTestRunner');

/** Brings back what comes after a story that was put away, in its own theme; before anything of it is rendered. */
export function bringBack(tema: Tema): void {
  dataset.tema = tema;
  setPainted(!isJudged());
  style.removeProperty('display');
}

/** Before a story is judged, by its colours too. */
export const show = (): void => setPainted(true);

/** Storybook hides a story that is long in coming until it is there, and what is hidden cannot take the focus as it comes. */
const NEVER_HIDDEN = '#storybook-root { display: block !important; }';

/**
 * Puts the judge where the test runner finds it, and Storybook's channel where
 * `scripts/test/webkit/frame.html` does; `ready` resolves once the channel takes requests.
 */
export function seatJudge(): void {
  document.head.appendChild(document.createElement('style')).textContent = NEVER_HIDDEN;
  const channel = addons.getChannel();
  const ready = new Promise<void>((resolve) => channel.once(SET_GLOBALS, () => resolve()));
  Object.assign(globalThis, { garitaJudge: { ...judge, channel, ready } });
}

/** Gives the frame of `scripts/test/webkit/frame.html` the size that the story asks for. */
export function fitFrame(size: { width: string; height: string } | undefined): void {
  const frame = window.frameElement as HTMLElement | null;
  if (frame?.title === 'Historia')
    Object.assign(frame.style, size ?? { width: '1280px', height: '720px' });
}
