import { themeScript } from '@garita/ui/theme';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { GARITA_URL: target = 'http://localhost:3000', GARITA_TOKEN: token = '' } = process.env;
// The proxy adds the token: the page, which anyone on the wall's network can read, has none.
const proxy = { '/api': { target, changeOrigin: true, headers: { key: token } } };

/** Sets the theme before the first paint. */
const theme = {
  name: 'theme',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head' as const }],
};

export default defineConfig({ plugins: [react(), theme], server: { proxy }, preview: { proxy } });
