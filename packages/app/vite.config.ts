import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin, type UserConfig } from 'vite';
// By path, not by package: Vite loads this file with node, which cannot read our packages' TypeScript.
import { documentCss } from '../ui/src/theme/documentCss';
import { firstPaintCss } from '../ui/src/theme/firstPaintCss';
import { styleNames } from '../ui/src/theme/styleNames';
import { themeScript } from '../ui/src/theme/themeScript';
import { installIcons } from './build/installIcons';
import { longerTurns } from './build/longerTurns';
import { FIRST_FILES, planFiles } from './build/planFiles';
import { prunePrefixes } from './build/prunePrefixes';
import { pruneRouter } from './build/pruneRouter';

/** The server writes a fresh one into every page that it sends. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Puts theme and page colour into the document itself, so that nothing flashes while the app loads. */
const firstPaint: Plugin = {
  name: 'garita-first-paint',
  transformIndexHtml: () => [
    { tag: 'script', children: themeScript, injectTo: 'head' },
    { tag: 'style', children: firstPaintCss, injectTo: 'head' },
  ],
};

/** Puts what every page is drawn with into the document, before Vite looks for the files that it names. */
const documentStyles: Plugin = {
  name: 'garita-document-styles',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [
      {
        tag: 'style',
        children: documentCss((file) => `../ui/src/theme/fonts/${file}`),
        injectTo: 'head',
      },
    ],
  },
};

const IS_FIRST = new RegExp(`/(${FIRST_FILES.join('|')})-[\\w-]+\\.js$`);

/** What the portal is made of, however it is put into files. A new one each time: a plugin belongs to one build. */
const createConfig = () =>
  ({
    root: import.meta.dirname,
    oxc: styleNames,
    plugins: [
      react(),
      firstPaint,
      documentStyles,
      pruneRouter,
      prunePrefixes,
      longerTurns,
      installIcons,
      // React Aria brings its words in 34 languages; the portal speaks one.
      { ...optimizeLocales.vite({ locales: ['es'] }), enforce: 'pre' },
    ],
    // What stands in for a hook of older Reacts' is left out: this one has it.
    resolve: {
      alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
    },
    // Adds `<meta property="csp-nonce" nonce="…">`, where styled-components, React Aria and Vite's own loader look the nonce up for the
    // style elements they make, and a nonce on every script and stylesheet link. No `content` attribute: browsers hide `nonce` from
    // injected CSS, `content` they would not.
    html: { cspNonce: NONCE_PLACEHOLDER },
    build: {
      target: 'baseline-widely-available',
      sourcemap: false,
      // A font inside the CSS would need `font-src data:` in the policy and could not be preloaded.
      assetsInlineLimit: 0,
    },
    server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
  }) satisfies InlineConfig;

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const config = createConfig();
  if (command === 'serve') return config;
  const plan = await planFiles(createConfig());
  const files = [...new Set(plan.values())];
  return {
    ...config,
    build: {
      ...config.build,
      modulePreload: {
        // Every browser of the target preloads modules by itself.
        polyfill: false,
        // What a part needs is asked for together with it, by lists that the first page carries; what that brought itself is there.
        resolveDependencies: (_, needed, { hostType }) =>
          hostType === 'js' ? needed.filter((file) => !IS_FIRST.test(file)) : needed,
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: files.map((name) => ({ name, test: (id: string) => plan.get(id) === name })),
          },
        },
      },
    },
  };
});
