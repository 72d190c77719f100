// Development only (vitest, tsx): starts `worker.ts` with a loader for TypeScript, which a thread
// does not inherit. A file of its own, in JavaScript, so that only development resolves tsx.

import { tsImport } from 'tsx/esm/api';

await tsImport('./worker.ts', import.meta.url);
