import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styleNames } from '../ui/src/theme/styleNames';

/**
 * The prerenderer that the server imports: one file with all its dependencies. The options shared
 * with the app are explained in vite.config.ts.
 */
export default defineConfig({
  oxc: styleNames,
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['es'] }), enforce: 'pre' }],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender.tsx',
    outDir: '../server/dist',
    // The folder also contains the server's compiled files.
    emptyOutDir: false,
    target: 'node20',
    assetsInlineLimit: 0,
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'pagina.js', codeSplitting: false } },
  },
});
