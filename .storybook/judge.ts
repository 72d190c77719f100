import { SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Tema } from '../packages/ui/src/theme/palette';
import { lowContrast } from './lowContrast';

const { style, dataset } = document.documentElement;

/**
 * The test runner needs no pixels: at this opacity Chromium skips raster and compositing, while
 * layout, hit testing, scrolling and images still work. Not 0: visibility checks depend on it.
 */
function setPainted(isPainted: boolean): void {
  if (isPainted) style.removeProperty('opacity');
  else style.setProperty('opacity', '0.0001');
}

const judge = {
  async lowContrast(): Promise<string[]> {
    const found = await lowContrast();
    setPainted(false);
    return found;
  },

  /** A hidden story is not laid out and painted again when the next one resizes the viewport. */
  putAway: () => void style.setProperty('display', 'none'),

  /** Describes elements that widen the page; null without any. Tables scroll in their own box. */
  async overflow(): Promise<string | null> {
    // Storybook stops all motion when a story ends: an exiting element would stay at its place in
    // the wide viewport.
    for (const leaving of document.querySelectorAll<HTMLElement>('[data-exiting]'))
      leaving.style.display = 'none';
    // Two frames: one for resize listeners, one for their re-render.
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

/** Whether the test runner drives the page: it sets its user agent before the first story. */
const isJudged = (): boolean => navigator.userAgent.includes('StorybookTestRunner');

/** Shows the document again for the next story, in its theme, before it is rendered. */
export function bringBack(tema: Tema): void {
  dataset.tema = tema;
  setPainted(!isJudged());
  style.removeProperty('display');
}

/** Judging contrast needs the page's real opacity. */
export const show = (): void => setPainted(true);

/** Storybook hides a slow story, and a hidden element cannot take the focus. */
const NEVER_HIDDEN = '#storybook-root { display: block !important; }';

/**
 * `scripts/test/webkit/frame.html` uses the channel, which takes requests once `ready` resolves.
 */
export function seatJudge(): void {
  document.head.appendChild(document.createElement('style')).textContent = NEVER_HIDDEN;
  const channel = addons.getChannel();
  const ready = new Promise<void>((resolve) => channel.once(SET_GLOBALS, () => resolve()));
  Object.assign(globalThis, { garitaJudge: { ...judge, channel, ready } });
}

/** In CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}
/** As in `parameters.viewport.options`. */
type Viewports = Readonly<Record<string, { styles: { width: string; height: string } }>>;

/**
 * Gives the window the size that the story asks for, before it renders. The program that drives the
 * page offers `garitaFitWindow`: Storybook's own toolbar can only resize a frame, and the driven
 * page is not in one.
 * @param wanted the story's `globals.viewport.value`; without it the program's usual size
 * @throws if the preview does not offer the viewport: the story would be tested at another width
 */
export async function fitWindow(viewports: Viewports, wanted: string | undefined): Promise<void> {
  const styles = wanted === undefined ? undefined : viewports[wanted]?.styles;
  if (wanted !== undefined && !styles)
    throw new Error(
      `The story asks for the viewport «${wanted}», which .storybook/preview.tsx does not offer.`,
    );
  const { garitaFitWindow } = globalThis as {
    garitaFitWindow?: (size: WindowSize | null) => Promise<void>;
  };
  await garitaFitWindow?.(
    styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : null,
  );
}
