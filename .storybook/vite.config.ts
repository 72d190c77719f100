import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { barePackages } from './barePackages.ts';

// Storybook's own file: `ui` has no Vite root, and without plugin-react the development server
// cannot compile it.
export default defineConfig({
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['es'] }), enforce: 'pre' },
    barePackages(),
  ],
  server: {
    // Prepares what every story needs while the browser loads Storybook's window.
    warmup: { clientFiles: ['.storybook/preview.tsx'] },
    // The static site (`npm run storybook -- --build`): watching it would reload every page during
    // a build.
    watch: { ignored: ['**/libro/**'] },
  },
  build: { chunkSizeWarningLimit: 4000 },
});
