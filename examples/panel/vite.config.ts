import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { GARITA_URL: target = 'http://localhost:3000', GARITA_TOKEN: token = '' } = process.env;
// The proxy adds the token: the page, which anyone on the wall's network can read, has none.
const proxy = { '/api': { target, changeOrigin: true, headers: { key: token } } };

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } });
