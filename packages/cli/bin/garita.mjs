#!/usr/bin/env node
// `npx --no-install garita` in the repository: brings the bundle up to date when its sources have changed, and runs it.
import { buildIfNeeded } from '../../../scripts/build.mjs';

await buildIfNeeded('orden');
await import('../dist/garita.js');
