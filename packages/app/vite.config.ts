import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
// Imports by path: Vite loads this file with node, which cannot read our packages' TypeScript.
import { documentCss } from '../ui/src/theme/documentCss';
import { firstPaintCss } from '../ui/src/theme/firstPaintCss';
import { styleNames } from '../ui/src/theme/styleNames';
import { themeScript } from '../ui/src/theme/themeScript';
import { installIcons } from './build/installIcons';

/** The server replaces this text with a new nonce in every page. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/**
 * Inlines the script for the theme and the page's colour, so that the page does not flash while the
 * app loads.
 */
const firstPaint: Plugin = {
  name: 'garita-first-paint',
  transformIndexHtml: () => [
    { tag: 'script', children: themeScript, injectTo: 'head' },
    { tag: 'style', children: firstPaintCss, injectTo: 'head' },
  ],
};

/** Inlines the styles of every page, before Vite processes the files that they refer to. */
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
 * Chunks of shared code: the first group that matches takes the module and its imports. The bundler
 * places the rest.
 */
const groups = [
  // The libraries that every page needs. Their file rarely changes, so it stays in the browser's
  // cache after an update of the portal.
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query)|styled-components|stylis|@emotion\/[^/]+|openapi-fetch)\//,
  },
  // The static imports of the first page: the frame and a visitor's start page.
  { name: 'index', tags: ['$initial' as const] },
  // The start page of a signed-in user.
  {
    name: 'dentro',
    test: /(AvisosNuevos|CercaDeNombres|ConnectedDia|ConnectedPuesto|EnlacesPie|EstadosStrip|PendingCounts|Recordatorio|Live)\.tsx$/,
  },
  // Notices and failures, and the dialog that both import.
  { name: 'dialogo', test: /(ConnectedFailure|ToastRegion)\.tsx$/ },
  // A visitor's dialogs, and the form fields that they import.
  { name: 'formulario', test: /(ConnectedRegistro|LoginDialog)\.tsx$/ },
  // Code that at least twelve screens and dialogs share.
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
    // React Aria has its texts in 34 languages; the portal needs one.
    { ...optimizeLocales.vite({ locales: ['es'] }), enforce: 'pre' },
  ],
  // Adds `<meta property="csp-nonce" nonce="…">` and a nonce on every script and stylesheet link.
  // styled-components, React Aria and Vite's loader read the nonce there for their style elements.
  // The nonce is not in the attribute `content`, which injected CSS could read.
  html: { cspNonce: NONCE_PLACEHOLDER },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    // A font inside the CSS would need `font-src data:` in the policy and could not be preloaded.
    assetsInlineLimit: 0,
    // All supported browsers know module preload.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
