import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { barePackages } from './barePackages.ts';

// Storybook needs this file, because `ui` has no Vite configuration and its source needs
// plugin-react.
export default defineConfig({
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['es'] }), enforce: 'pre' },
    barePackages(),
  ],
  server: {
    // Vite transforms the preview's modules while the browser loads Storybook's window.
    warmup: { clientFiles: ['.storybook/preview.tsx'] },
    // `libro` holds the static site (`npm run storybook -- --build`). Watching it would reload
    // every page during a build.
    watch: { ignored: ['**/libro/**'] },
  },
  // A class has the names of its file and its element (docs/senas).
  oxc: { plugins: { styledComponents: { displayName: true, fileName: true } } },
  build: { chunkSizeWarningLimit: 4000 },
});
