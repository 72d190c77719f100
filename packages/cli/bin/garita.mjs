#!/usr/bin/env node
// `npx --no-install garita` in the repository: rebuilds the bundle when its sources changed, then
// runs it.
import module from 'node:module';
import { join } from 'node:path';
import { buildIfNeeded, isBuilt } from '../../../scripts/build.mjs';
import { CACHE } from '../../../scripts/lib/project.mjs';

// Compile cache (Node 22.8+) for a faster start. It lies in the project: other users may be able to
// write to Node's default folder.
module.enableCompileCache?.(join(CACHE, 'compilado'));
if (!isBuilt('orden')) await buildIfNeeded('orden');
// `require`, since `import` first scans the whole bundle for export names, and it has none.
module.createRequire(import.meta.url)('../dist/garita.cjs');
