import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A file of Storybook's own: the packages it shows have no Vite root, and without plugin-react its development server cannot compile them.
export default defineConfig({
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['es'] }), enforce: 'pre' }],
  build: { chunkSizeWarningLimit: 4000 },
});
