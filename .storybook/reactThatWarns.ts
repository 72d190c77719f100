import type { Plugin } from 'vite';

/** In development Storybook wraps each story in `act`, which warns of independent updates. */
const STORYBOOK = /\/@storybook\/react\//;

/** React's development build warns of missing keys, invalid nesting and unknown properties. */
export const reactThatWarns = (): Plugin => ({
  name: 'garita-react-that-warns',
  enforce: 'pre',
  config: () => ({ define: { 'process.env.NODE_ENV': JSON.stringify('development') } }),
  transform: (code, id) =>
    STORYBOOK.test(id)
      ? code.replaceAll('process.env.NODE_ENV', JSON.stringify('production'))
      : null,
});
