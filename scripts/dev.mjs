// npm run dev: the demo agency with live reload. The server restarts on every change; Vite serves
// the app and proxies /api.

import { startNode, stopAll, stopAllOnSignals } from './lib/processes.mjs';
import { inProject, toolPath } from './lib/project.mjs';

const PORT = process.env.PORT ?? '3000';
stopAllOnSignals();

const server = startNode(
  toolPath('tsx'),
  [
    'watch',
    '--clear-screen=false',
    inProject('packages/demo/src/main.ts'),
    ...process.argv.slice(2),
  ],
  {
    env: { PORT, DATA_DIR: process.env.DATA_DIR ?? './data-demo' },
  },
);
const app = startNode(
  toolPath('vite'),
  [
    '--configLoader',
    'runner',
    '--config',
    inProject('packages/app/vite.config.ts'),
    inProject('packages/app'),
  ],
  {
    env: { PORT },
  },
);

// If the server or Vite ends, the other is stopped.
for (const child of [server, app]) {
  child.once('exit', async (code) => {
    await stopAll();
    process.exit(code ?? 1);
  });
}
