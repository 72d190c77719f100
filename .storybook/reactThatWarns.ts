import type { Plugin } from 'vite';

/**
 * Storybook itself stays in production mode: in development it wraps each story in `act`, which
 * warns of every independent update.
 */
const STORYBOOK = /\/@storybook\/react\//;

/**
 * Builds the stories with React's development build, which warns of missing keys, invalid nesting
 * and unknown properties.
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
