import type { documenta } from './documenta';

/**
 * For what lies over the whole window, such as a dialog: its page shows its stories in a window of their own, so high in px, and not over the page.
 * @example parameters: inFrame(documenta(() => import('./FormDialog.docs')), 520)
 */
export const inFrame = (parameters: ReturnType<typeof documenta>, height: number) => ({
  docs: { ...parameters.docs, story: { inline: false, height: `${height}px` } },
});
