import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server writes a fresh one into every page that it sends. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

export default defineConfig({
  plugins: [
    react(),
    // React Aria brings its words in 34 languages; the portal speaks one.
    { ...optimizeLocales.vite({ locales: ['es'] }), enforce: 'pre' },
  ],
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
});
