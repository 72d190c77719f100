import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { barePackages } from './barePackages.ts';

// A file of Storybook's own: the packages it shows have no Vite root, and without plugin-react its development server cannot compile them.
export default defineConfig({
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['es'] }), enforce: 'pre' },
    barePackages(),
  ],
  server: {
    // What every story needs is made ready while the browser still loads the window around it.
    warmup: { clientFiles: ['.storybook/preview.tsx'] },
    // The book as a folder (`npm run storybook -- --build`): whoever builds it would have every page here reloaded.
    watch: { ignored: ['**/libro/**'] },
  },
  build: { chunkSizeWarningLimit: 4000 },
});
