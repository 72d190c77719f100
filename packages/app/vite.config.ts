import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
// By path, not by package: Vite loads this file with node, which cannot read our packages' TypeScript.
import { firstPaintCss } from '../ui/src/theme/firstPaintCss';
import { styleNames } from '../ui/src/theme/styleNames';
import { themeScript } from '../ui/src/theme/themeScript';

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

/** What every page needs and no change of ours touches. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query)|styled-components|stylis|@emotion\/[^/]+|openapi-fetch)\//;

/** What is a line or two: found soon enough by whatever takes it, as an icon is. */
const FEW_LINES = [
  ...['AusentesContext', 'OwnFocusContext', 'PermisoCode', 'PortalProvider', 'Rule', 'SelectionIndicator', 'barrierStripe', 'bloques', 'clave', 'codigo'],
  ...[
    'copyText',
    'describeCuenta',
    'downloadText',
    'factores.rules',
    'formatPrecioMembresia',
    'gruposPermisos',
    'holdsPermiso',
    'isScrollable',
    'isSeleccionable',
  ],
  ...[
    'isZona',
    'mayGive',
    'motivos',
    'muestra',
    'nombrePropio.rules',
    'noticeRoom',
    'priceBetween',
    'refusal',
    'requisito',
    'tituloMoneda',
    'useEvent',
    'useLabels',
  ],
  ...['useMedia', 'useRangoParam', 'useSecret', 'useSending', 'useWrite'],
];
const NEVER_LISTED = new RegExp(`(Icon|/(base|marco|rolldown-runtime|${FEW_LINES.join('|')}))-[\\w-]+\\.js$`);

/** Where the portal starts: with all that it needs before it shows anything. */
const START = /packages\/app\/src\/main\.tsx$/;

export default defineConfig({
  oxc: styleNames,
  plugins: [
    react(),
    firstPaint,
    // React Aria brings its words in 34 languages; the portal speaks one.
    { ...optimizeLocales.vite({ locales: ['es'] }), enforce: 'pre' },
  ],
  // What stands in for a hook of older Reacts' is left out: this one has it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // Adds `<meta property="csp-nonce" nonce="…">`, where styled-components, React Aria and Vite's own loader look the nonce up for the
  // style elements they make, and a nonce on every script and stylesheet link. No `content` attribute: browsers hide `nonce` from
  // injected CSS, `content` they would not.
  html: { cspNonce: NONCE_PLACEHOLDER },
  build: {
    modulePreload: {
      // Every browser of the target preloads modules by itself.
      polyfill: false,
      // What a screen needs is asked for together with it, by lists that the first page carries. An icon is found soon enough without; what the first page
      // brought itself is there.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? files.filter((file) => !NEVER_LISTED.test(file)) : files),
    },
    target: 'baseline-widely-available',
    sourcemap: false,
    // A font inside the CSS would need `font-src data:` in the policy and could not be preloaded.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The libraries of the first page in a file of their own: it keeps its name, and so stays in people's browsers, when the portal changes.
      // What nearly every screen takes a few lines of comes in one file each: a name in the first page's lists weighs more than they do.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'marco', test: START },
            { name: 'formato', test: /packages\/domain\/src\/formato\// },
            { name: 'datos', test: /packages\/app\/src\/data\/(useReads|to\w+State)\./ },
            { name: 'columnas', test: /packages\/ui\/src\/screens\/columns\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
