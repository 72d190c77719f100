import type { documenta } from './documenta';

/**
 * For overlays such as dialogs: the page shows their stories in iframes of the given height in
 * pixels.
 * @example parameters: inFrame(documenta(() => import('./FormDialog.docs')), 520)
 */
export const inFrame = (parameters: ReturnType<typeof documenta>, height: number) => ({
  docs: { ...parameters.docs, story: { inline: false, height: `${height}px` } },
});
