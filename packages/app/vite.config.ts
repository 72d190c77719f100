import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
// By path, not by package: Vite loads this file with node, which cannot read our packages' TypeScript.
import { documentCss } from '../ui/src/theme/documentCss';
import { firstPaintCss } from '../ui/src/theme/firstPaintCss';
import { styleNames } from '../ui/src/theme/styleNames';
import { themeScript } from '../ui/src/theme/themeScript';
import { installIcons } from './build/installIcons';

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

/**
 * The files for code that several parts of the portal import: the first group that fits takes the
 * module and what that imports. The bundler places the rest.
 */
const groups = [
  // Libraries that every page runs: their file stays in the browser's cache across our releases.
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query)|styled-components|stylis|@emotion\/[^/]+|openapi-fetch)\//,
  },
  // What the entry imports statically: the frame and a visitor's start.
  { name: 'index', tags: ['$initial' as const] },
  // What the start shows to every signed-in person.
  {
    name: 'dentro',
    test: /(AvisosNuevos|CercaDeNombres|ConnectedDia|ConnectedPuesto|EnlacesPie|EstadosStrip|PendingCounts|Recordatorio|Live)\.tsx$/,
  },
  // Notices and failures, and with them the dialog.
  { name: 'dialogo', test: /(ConnectedFailure|ToastRegion)\.tsx$/ },
  // The dialogs of a visitor, and with them the fields of forms.
  { name: 'formulario', test: /(ConnectedRegistro|LoginDialog)\.tsx$/ },
  // What at least twelve screens and dialogs share.
  { name: 'comun', minShareCount: 12 },
];

export default defineConfig({
  root: import.meta.dirname,
  oxc: styleNames,
  plugins: [
    react(),
    firstPaint,
    documentStyles,
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
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
