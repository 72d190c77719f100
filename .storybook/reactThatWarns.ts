import type { Plugin } from 'vite';

/** Storybook itself: with the React that one develops with it would hold each story in `act`, which warns of all that happens by itself, as it does for people. */
const STORYBOOK = /\/@storybook\/react\//;

/**
 * Builds the stories with the React that one develops with. It tells of missing keys, of elements that may not stand in one another, of properties that no
 * element has and the like, all of which the one that people get takes in silence.
 */
export const reactThatWarns = (): Plugin => ({
  name: 'garita-react-that-warns',
  enforce: 'pre',
  config: () => ({ define: { 'process.env.NODE_ENV': JSON.stringify('development') } }),
  transform: (code, id) =>
    STORYBOOK.test(id)
      ? code.replaceAll('process.env.NODE_ENV', JSON.stringify('production'))
      : null,
});
