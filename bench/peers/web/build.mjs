import { cpSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const [, , to] = process.argv;
for (const name of ['admin', 'adminLists', 'mui', 'muiTiempos'])
  await build({
    root: join(import.meta.dirname, name),
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: join(to, name),
      emptyOutDir: true,
      chunkSizeWarningLimit: 10_000,
      target: 'es2023',
    },
  });
cpSync(join(import.meta.dirname, 'pages'), to, { recursive: true });
