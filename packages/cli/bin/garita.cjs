#!/usr/bin/env node
// `garita`: in the repository what first brings the bundle up to date, in the package of npm the bundle alone.
const { existsSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { homedir } = require('node:os');
const { isAbsolute, join } = require('node:path');

/** The compiled code is in a folder that only this user can write: the command runs what is there. */
function cacheFolder() {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = process.env;
  if (xdg && isAbsolute(xdg)) return join(xdg, 'garita');
  return process.platform === 'win32' && local
    ? join(local, 'garita')
    : join(homedir(), '.cache', 'garita');
}

if (existsSync(join(__dirname, 'garita.mjs'))) void import('./garita.mjs');
else {
  // Node has it from 22.8 on.
  enableCompileCache?.(cacheFolder());
  require('../dist/garita.cjs');
}
