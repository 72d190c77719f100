// For vitest and tsx only: starts `worker.ts` with a loader for TypeScript, which a thread does not
// inherit. This code is in a separate JavaScript file, so that production needs no tsx.

import { tsImport } from 'tsx/esm/api';

await tsImport('./worker.ts', import.meta.url);
