#!/usr/bin/env node
// The command in the repository: rebuilds the bundle if its sources have changed, and runs it.
import module from 'node:module';
import { join } from 'node:path';
import { buildIfNeeded, isBuilt } from '../../../scripts/build.mjs';
import { CACHE } from '../../../scripts/lib/project.mjs';

// Node's compile cache (from 22.8 on) makes the start faster. It is in the project's folder, since
// other users may be able to write to Node's default folder.
module.enableCompileCache?.(join(CACHE, 'compilado'));
if (!isBuilt('orden')) await buildIfNeeded('orden');
// `require` is faster than `import`, which scans the whole bundle for export names.
module.createRequire(import.meta.url)('../dist/garita.cjs');
