#!/usr/bin/env node
// `npx --no-install garita` in the repository: brings the bundle up to date when its sources have changed, and runs it.
import module from 'node:module';
import { join } from 'node:path';
import { buildIfNeeded, isBuilt } from '../../../scripts/build.mjs';
import { CACHE } from '../../../scripts/lib/project.mjs';

// Where node keeps what it has compiled (from 22.8 on), the next start finds the command ready: in the project, since others may write where node would put it.
module.enableCompileCache?.(join(CACHE, 'compilado'));
if (!isBuilt('orden')) await buildIfNeeded('orden');
// Required: to import it, node would first read all of it for the names that it exports, which are none.
module.createRequire(import.meta.url)('../dist/garita.cjs');
