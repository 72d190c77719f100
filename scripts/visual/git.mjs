import { execFileSync } from 'node:child_process';
import { inProject } from '../lib/project.mjs';

/** What git prints, without the end of its last line. @throws when it refuses; what it says of it is left out, since the caller says it better */
export const git = (args, env = {}) =>
  execFileSync('git', args, {
    cwd: inProject(),
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  }).trimEnd();
