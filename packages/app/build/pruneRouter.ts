import type { Plugin } from 'vite';

/** What the router's build leaves on a line of its own for React's tools: a bundler must take it for an effect, and keep what it names. */
const NAMES_FOR_TOOLS = /^\w+\.displayName = .*;$/gm;
const MADE_BY_REACT = /^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * Leaves out what the portal takes nothing of: the router's forms, fetchers, links and loaders, 8 of its 13 kB. Its own build keeps a bundler from
 * seeing that nobody needs them.
 */
export const pruneRouter: Plugin = {
  name: 'garita-prune-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code.replace(NAMES_FOR_TOOLS, '').replace(MADE_BY_REACT, '$1/* @__PURE__ */ '),
      map: null,
    }),
  },
};
