import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styleNames } from '../ui/src/theme/styleNames';

/** The portal as the server takes it, to render the start before its script runs: one file with everything in it. What it says of itself is vite.config.ts's. */
export default defineConfig({
  oxc: styleNames,
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['es'] }), enforce: 'pre' }],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender.tsx',
    outDir: '../server/dist',
    // Beside the server's own files.
    emptyOutDir: false,
    target: 'node20',
    assetsInlineLimit: 0,
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'pagina.js', codeSplitting: false } },
  },
});
