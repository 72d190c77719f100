import { SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Tema } from '../packages/ui/src/theme/palette';
import { lowContrast } from './lowContrast';

const { style, dataset } = document.documentElement;

/**
 * Without paint the test runner is faster: at this opacity Chromium skips raster and compositing,
 * while layout, hit testing, scrolling and images still work. The opacity is not 0, since then
 * visibility checks would fail.
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

  /**
   * Hides a finished story, so that the browser does not lay it out again when the next story
   * resizes the viewport.
   */
  hideStory: () => void style.setProperty('display', 'none'),

  /**
   * Describes the elements that make the page wider than the window; null if there are none. A wide
   * table is no such element, since it scrolls inside a box.
   */
  async overflow(): Promise<string | null> {
    // Storybook stops all animations when a story ends. An element whose exit animation has stopped
    // keeps its position from the wide viewport.
    for (const leaving of document.querySelectorAll<HTMLElement>('[data-exiting]'))
      leaving.style.display = 'none';
    // Waits two frames: in the first, resize listeners run; in the second, their changes render.
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
const isTestRunner = (): boolean => navigator.userAgent.includes('StorybookTestRunner');

/** Shows the document again, in the next story's theme, before that story is rendered. */
export function prepareStory(tema: Tema): void {
  dataset.tema = tema;
  setPainted(!isTestRunner());
  style.removeProperty('display');
}

/** Shows the page at its real opacity, which the contrast check needs. */
export const show = (): void => setPainted(true);

/** Storybook hides a slow story. A hidden element cannot get the focus. */
const NEVER_HIDDEN = '#storybook-root { display: block !important; }';

/**
 * Makes the checks global for the test runner and the scripts, and the channel for
 * `scripts/test/webkit/frame.html`. The channel accepts requests once `ready` resolves.
 */
export function exposeJudge(): void {
  document.head.appendChild(document.createElement('style')).textContent = NEVER_HIDDEN;
  const channel = addons.getChannel();
  const ready = new Promise<void>((resolve) => channel.once(SET_GLOBALS, () => resolve()));
  Object.assign(globalThis, { garitaJudge: { ...judge, channel, ready } });
}

/** The size of the window in CSS pixels. */
export interface WindowSize {
  width: number;
  height: number;
}
/** The shape of `parameters.viewport.options`. */
type Viewports = Readonly<Record<string, { styles: { width: string; height: string } }>>;

/**
 * Resizes the window to the story's size, before the story renders. The program that drives the
 * page provides `garitaFitWindow`: Storybook's toolbar can only resize a frame, and this page is
 * not in a frame.
 * @param wanted the story's `globals.viewport.value`; undefined for the program's usual size
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
