#!/usr/bin/env node
// The command `garita`. In the repository it runs garita.mjs, which rebuilds an outdated bundle; in
// the npm package it runs the bundle.
const { existsSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { homedir } = require('node:os');
const { isAbsolute, join } = require('node:path');

/**
 * The folder of Node's compile cache. Only this user can write to it, since the command runs the
 * code in it.
 */
function cacheFolder() {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = process.env;
  if (xdg && isAbsolute(xdg)) return join(xdg, 'garita');
  return process.platform === 'win32' && local
    ? join(local, 'garita')
    : join(homedir(), '.cache', 'garita');
}

if (existsSync(join(__dirname, 'garita.mjs'))) void import('./garita.mjs');
else {
  // Node has this function from 22.8 on.
  enableCompileCache?.(cacheFolder());
  require('../dist/garita.cjs');
}
